import {packArchive, type Download} from '../shared/downloads/packArchive';
import {collectPackages} from './model/loadPackages';
import type {WitSource} from './parser/types';

/** The folder of the archive on the site. */
export const FOLDER = 'wit';

/**
 * Packs all packages as `hayride-wit.tar.gz`: a folder `deps` in which each has its own folder, such as
 * `deps/hayride-ai`, and a README. Unpacked beside a world, every parser of WIT finds them.
 */
export function packWit(sources: readonly WitSource[]): Promise<Download> {
  const names = collectPackages(sources).map(({name, version}) => `${name}@${version}`);
  const readme = {path: 'deps/README.md', content: Buffer.from(renderReadme(names))};
  const files = sources.map(({file, text}) => ({path: place(file), content: Buffer.from(text)}));
  return packArchive('hayride-wit', [readme, ...files]);
}

/** Packages of Hayride and of WASI can have one name: `http`. */
function place(file: string): string {
  return file.startsWith('wit/deps/')
    ? file.replace('wit/deps/', 'deps/wasi-')
    : file.replace('wit/', 'deps/hayride-');
}

function renderReadme(names: readonly string[]): string {
  return `${[
    '# WIT packages of Hayride',
    'The packages of https://docs.hayride.dev/reference/interfaces, with their documentation, and the ' +
      'parts of WASI that they use, as the WASI projects publish them, without comments:',
    names.map((name) => `- \`${name}\``).join('\n'),
  ].join('\n\n')}\n`;
}
