import {PurgeCSS} from 'purgecss';

/** What the extractor of PurgeCSS takes as a word. */
const WORD = /[\w-]+/g;

/**
 * A style sheet without the rules, variables and animations that are not used. A rule is used if each
 * class, id, element and attribute of its selector is a word in a text; a variable, if a used rule or a
 * text names it. `texts` are all scripts and pages of the site; parts of selectors in `unused`, such as class
 * names, count as unused although a script contains them.
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
