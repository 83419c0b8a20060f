import {PurgeCSS} from 'purgecss';

/** Names, or patterns of names. */
export type Names = readonly (string | RegExp)[];

type Use = {
  /** The text of every script and page of the site. */
  texts: readonly string[];
  /** Parts of selectors that count as used although no text contains them. */
  used?: Names;
  /** Parts of selectors that count as unused although a text contains them. */
  unused?: Names;
};

/** What the extractor of PurgeCSS takes as a word. */
const WORD = /[\w-]+/g;

/**
 * A style sheet without the rules, variables and animations that are not used. A rule is used if each
 * class, id, element and attribute of its selector is a word in a text; a variable, if a used rule or a
 * text names it.
 */
export async function removeUnusedStyles(
  styles: string,
  {texts, used = [], unused = []}: Use,
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
      standard: [/^:/, ...used],
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
