import {cp, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {listFiles} from '../server/addresses.mjs';
import {copyPage, planCopies} from './growDocs';

/**
 * Writes into `folder`, which is below the repository, what a site with `count` copies of pages beside
 * the real ones needs: the docs, and a configuration and a sidebar that are made of the site's own.
 * Returns the path of the configuration.
 */
export async function growSite(root: string, folder: string, count: number): Promise<string> {
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  const docs = path.join(folder, 'docs');
  await cp(path.join(root, 'docs'), docs, {recursive: true});
  const copies = planCopies(await listFiles(docs), count);
  const made = new Set(copies.map(({to}) => to));
  for (const copy of copies) {
    const markdown = await readFile(path.join(docs, copy.from), 'utf8');
    const file = path.join(docs, copy.to);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, copyPage(markdown, copy, made));
  }
  const write = (name: string, lines: string[]) =>
    writeFile(path.join(folder, name), `${lines.join('\n')}\n`);
  const up = path.relative(folder, root).split(path.sep).join('/');
  await writeFile(path.join(folder, 'copies.json'), JSON.stringify(copies));
  await write('sidebars.ts', [
    `import sidebars from '${up}/sidebars';`,
    `import {growSidebars} from '${up}/bench/growDocs';`,
    `import copies from './copies.json';`,
    `export default growSidebars(sidebars, copies);`,
  ]);
  const config = path.join(folder, 'docusaurus.config.ts');
  await write('docusaurus.config.ts', [
    `import config from '${up}/docusaurus.config';`,
    `import {growConfig} from '${up}/bench/growDocs';`,
    `const path = __dirname + '/docs';`,
    `export default growConfig(config, {path, sidebarPath: __dirname + '/sidebars.ts'});`,
  ]);
  return config;
}
