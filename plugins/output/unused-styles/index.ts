import {createHash} from 'node:crypto';
import {readFile, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {mapPages, type PageStep} from '../../lib/builtSite';
import {removeUnusedStyles} from './removeUnusedStyles';

/** A style sheet of the build, as a page links it. */
const LINKED = /<link rel="?stylesheet"? href="?([^\s">]+\.css)"?/g;

/**
 * Leaves rules out of the built style sheets that no page and no script of the site can use. A sheet's name
 * has the hash of what is left.
 */
export function dropUnusedStyles(unused: readonly (string | RegExp)[] = []): PageStep {
  return async ({outDir, baseUrl, pages}) => {
    const texts = [...(await readScripts(outDir)), ...pages.values()];
    const renamed = new Map<string, string>();
    for (const url of listSheets(pages)) {
      const sheet = path.join(outDir, url.slice(baseUrl.length));
      const rest = await removeUnusedStyles(await readFile(sheet, 'utf8'), texts, unused);
      const hash = createHash('sha256').update(rest).digest('hex').slice(0, 8);
      const name = url.replace(/[\da-f]{8}\.css$/, `${hash}.css`);
      await rm(sheet);
      await writeFile(path.join(outDir, name.slice(baseUrl.length)), rest);
      renamed.set(url, name);
    }
    return mapPages(pages, (html) =>
      html.replace(LINKED, (link, url: string) => link.replace(url, renamed.get(url) ?? url)),
    );
  };
}

function listSheets(pages: ReadonlyMap<string, string>): Set<string> {
  const links = [...pages.values()].flatMap((html) => [...html.matchAll(LINKED)]);
  return new Set(links.map(([, url = '']) => url));
}

async function readScripts(outDir: string): Promise<string[]> {
  const files = await readdir(outDir, {recursive: true});
  const scripts = files.filter((name) => name.endsWith('.js'));
  return Promise.all(scripts.map((file) => readFile(path.join(outDir, file), 'utf8')));
}
