import {createHash} from 'node:crypto';
import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {PurgeCSS} from 'purgecss';
import {mapPages, type PageStep} from 'docusaurus-built-pages';
import {listFiles} from 'docusaurus-built-pages/files';

/** Matches the link of a page to a style sheet of the build. */
const LINKED = /<link rel="?stylesheet"? href="?([^\s">]+\.css)"?/g;

/**
 * Removes rules from the built style sheets that no page and no script of the site can use. The name of a sheet gets
 * the hash of its new content.
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
  const scripts = listFiles(outDir).filter((name) => name.endsWith('.js'));
  return Promise.all(scripts.map((file) => readFile(path.join(outDir, file), 'utf8')));
}

/** Matches a word as PurgeCSS's extractor does. */
const WORD = /[\w-]+/g;

/**
 * Removes unused rules, variables and animations from a style sheet. A rule is used if each class, id, element and
 * attribute of its selector is a word of the pages or scripts; a variable, if a used rule or a string names it.
 * `texts` are all scripts and pages of the site; parts of selectors in `unused`, such as class names, count as unused
 * even if a script contains them.
 */
export async function removeUnusedStyles(
  styles: string,
  texts: readonly string[],
  unused: readonly (string | RegExp)[],
): Promise<string> {
  // Each word once: pages have most of them in common.
  const words = new Set(texts.flatMap((text) => text.match(WORD) ?? []));
  const text = [...words].join(' ');
  const [purged] = await new PurgeCSS().purge({
    css: [{raw: styles}],
    content: [{raw: text, extension: 'js'}],
    blocklist: [...unused],
    safelist: {
      // A pseudo-class says nothing about use: `:focus-visible` alone is used, `.gone:hover` is not.
      standard: [/^:/],
      variables: text.match(/--[\w-]+/g) ?? [],
    },
    // Its values are addresses, which selectors name in parts.
    dynamicAttributes: ['href'],
    variables: true,
    keyframes: true,
  });
  if (!purged) throw new Error('PurgeCSS returned no style sheet.');
  return purged.css;
}
