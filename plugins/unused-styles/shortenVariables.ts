import postcss from 'postcss';

/** The name of a variable, not the middle of another word, such as that of a class. */
const VARIABLE = /(?<![\w-])--[\w-]+/g;

/**
 * A style sheet whose variables have names of few letters, the most frequent ones the shortest. `texts` are
 * the site's scripts and pages: a name that is in one of them stays, and is given to no other variable.
 */
export function shortenVariables(styles: string, texts: readonly string[]): string {
  const root = postcss.parse(styles);
  const counts = new Map<string, number>();
  root.walkDecls(/^--/, ({prop}) => void counts.set(prop, 0));
  for (const [name] of styles.matchAll(VARIABLE)) {
    const count = counts.get(name);
    if (count !== undefined) counts.set(name, count + 1);
  }
  const kept = new Set(texts.flatMap((text) => text.match(VARIABLE) ?? []));
  const long = [...counts].filter(([name]) => !kept.has(name)).sort(([, a], [, b]) => b - a);
  const names = new Map<string, string>();
  let next = 10;
  for (const [name] of long) {
    let short: string;
    do short = `--${(next++).toString(36)}`;
    while (kept.has(short));
    names.set(name, short);
  }
  const shorten = (text: string) => text.replace(VARIABLE, (name) => names.get(name) ?? name);
  root.walkDecls((declaration) => {
    declaration.prop = names.get(declaration.prop) ?? declaration.prop;
    declaration.value = shorten(declaration.value);
  });
  root.walkAtRules((rule) => {
    rule.params = shorten(rule.params);
  });
  return root.toString();
}
