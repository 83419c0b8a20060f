import {packArchive, type Download} from '../../lib/downloads/packArchive';
import type {Example} from './readExample';
import {renderReadme} from './renderReadme';

/** Packs an example as `<name>.tar.gz`: one folder `<name>/` with its files and a README. */
export function packExample(example: Example): Promise<Download> {
  const {name, files} = example;
  const readme = {path: 'README.md', content: Buffer.from(renderReadme(example))};
  const packed = [readme, ...files.filter(({path}) => path !== readme.path)];
  return packArchive(
    name,
    packed.map(({path, content}) => ({path: `${name}/${path}`, content})),
  );
}
