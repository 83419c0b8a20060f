import {PurgeCSS} from 'purgecss';

/** Names, or patterns of names. */
type Names = readonly (string | RegExp)[];

export type Options = {
  /**
   * Parts of selectors that count as used although no script and no page contains them.
   * @default []
   */
  used?: Names;
  /**
   * Parts of selectors, such as class names, that count as unused although a script contains them.
   * @default []
   */
  unused?: Names;
};

/** What the extractor of PurgeCSS takes as a word. */
const WORD = /[\w-]+/g;

/**
 * A style sheet without the rules, variables and animations that are not used. A rule is used if each
 * class, id, element and attribute of its selector is a word in a text; a variable, if a used rule or a
 * text names it. `texts` are all scripts and pages of the site.
 */
export async function removeUnusedStyles(
  styles: string,
  {texts, used = [], unused = []}: Options & {texts: readonly string[]},
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
