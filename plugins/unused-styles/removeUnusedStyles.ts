import {PurgeCSS} from 'purgecss';

/** Names, or patterns of names. */
export type Names = readonly (string | RegExp)[];

type Use = {
  /** The text of every script of the site. */
  scripts: readonly string[];
  /** Parts of selectors that count as used although no script contains them. */
  used?: Names;
  /** Parts of selectors that count as unused although scripts contain them. */
  unused?: Names;
};

/**
 * A style sheet without the rules, variables and animations that are not used. A rule is used if each
 * class, id, element and attribute of its selector is a word in a script; a variable, if a used rule or
 * a script names it.
 */
export async function removeUnusedStyles(
  styles: string,
  {scripts, used = [], unused = []}: Use,
): Promise<string> {
  const text = scripts.join('\n');
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
