import postcss, {type Root} from 'postcss';

/** The parts of a site's styles. Each keeps the order of its rules, as the cascade needs it. */
export type SplitStyles = {
  /** For the first paint of each page, by its file: what its HTML can match, at rest. */
  first: ReadonlyMap<string, string>;
  /** For an awake page, which may show all that scripts and other pages have. */
  whole: string;
  /** For paper, as long as the page is not awake. */
  print: string;
};

/** What readers do to a page that is not awake. */
const STATES = ['open', 'hidden'];

/** What only a pointer shows, which wakes the page; what only moves; what older browsers call it. */
const POINTER = /:(?:hover|active)\b/;
const VARIABLE = /--[\w-]+/g;
const PREFIX = /^-(?:webkit|moz)-/;
const MOTION = /^(?:transition|animation|will-change)/;

const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]*))?)*)/gi;
/** What is surely a class or an attribute: a simple word may be anything. */
const COMPOUND = /\w+-[\w-]+/g;
/** An attribute that an inline script sets. */
const SET = /\bsetAttribute\("([\w-]+)"/g;
const ATTRIBUTE = /([^\s=>/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/g;

/** Pseudo-classes with what they hold: it says nothing about what the HTML must have. */
const PSEUDO = /::?[\w-]+(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?/g;
/** What else a selector names: an attribute's value is left out. */
const NAME = /\[([\w-]+)[^\]]*\]|[.#]?(-?[_a-z][\w-]*)/gi;

/**
 * Splits a style sheet by what the HTML of each page has, as it is delivered, and by what `acts`, the text of
 * scripts and styles, may set and use while the page is not awake.
 */
export function splitStyles(
  styles: string,
  pages: ReadonlyMap<string, string>,
  acts = '',
): SplitStyles {
  const root = postcss.parse(styles);
  const print = postcss.root();
  root.walkAtRules('media', (rule) => {
    if (rule.params.trim() === 'print') print.append(rule.remove());
  });
  dropOverridden(root);
  const needs = new Map<string, string[]>();
  root.walkRules(({selectors}) => {
    selectors.forEach((selector) => needs.set(selector, listNeeds(selector)));
  });
  const set = [...STATES, ...(acts.match(COMPOUND) ?? [])];
  const variables = acts.match(VARIABLE) ?? [];
  const first = new Map<string, string>();
  for (const [file, html] of pages) {
    const names = new Set([...set, ...listNames(html)]);
    const isMatched = (selector: string) =>
      !POINTER.test(selector) && (needs.get(selector) ?? []).every((name) => names.has(name));
    first.set(file, keepSelectors(root.clone(), isMatched, variables));
  }
  return {first, whole: styles, print: print.toString()};
}

/** Removes the variables of layers that the root has again outside of them, which always counts. */
function dropOverridden(root: Root): void {
  const own = new Set<string>();
  root.each((node) => {
    if (node.type === 'rule' && node.selector === ':root') {
      node.walkDecls(/^--/, ({prop}) => void own.add(prop));
    }
  });
  root.walkAtRules('layer', (layer) =>
    layer.walkRules(/^:root$/, (rule) =>
      rule.walkDecls(/^--/, (declaration) => {
        if (own.has(declaration.prop) && !declaration.important) declaration.remove();
      }),
    ),
  );
}

function keepSelectors(
  root: Root,
  isKept: (selector: string) => boolean,
  variables: readonly string[],
): string {
  root.walkAtRules('keyframes', (rule) => void rule.remove());
  root.walkDecls(MOTION, (declaration) => void declaration.remove());
  root.walkDecls(PREFIX, (declaration) => {
    const plain = declaration.prop.replace(PREFIX, '');
    const isTwice = declaration.parent?.some((node) => node.type === 'decl' && node.prop === plain);
    if (isTwice) declaration.remove();
  });
  root.walkRules((rule) => {
    const kept = rule.selectors.filter(isKept);
    if (kept.length === 0 || rule.nodes.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  while (dropVariables(root, variables));
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

/** Removes the variables that nothing uses, but for some, and returns whether there was one. */
function dropVariables(root: Root, kept: readonly string[]): boolean {
  const used = new Set(kept);
  root.walkDecls(({value}) => value.match(VARIABLE)?.forEach((name) => used.add(name)));
  let isChanged = false;
  root.walkDecls(/^--/, (declaration) => {
    if (used.has(declaration.prop)) return;
    const {parent} = declaration;
    declaration.remove();
    if (parent?.nodes.length === 0) parent.remove();
    isChanged = true;
  });
  return isChanged;
}

/** The classes, ids, elements and attributes without which nothing matches a selector. */
function listNeeds(selector: string): string[] {
  const names = selector.replace(PSEUDO, ' ').matchAll(NAME);
  return [...names].map(([, attribute, name = '']) => attribute ?? name);
}

/** The elements, classes, ids and attributes of a page's HTML. */
function listNames(html: string): ReadonlySet<string> {
  const names = [...html.matchAll(TAG)].flatMap(([, tag = '', attributes = '']) => [
    tag.toLowerCase(),
    ...[...attributes.matchAll(ATTRIBUTE)].flatMap(([, name = '', ...values]) => [
      name,
      ...values.flatMap((value) =>
        value && ['class', 'id'].includes(name) ? value.split(/\s+/) : [],
      ),
    ]),
  ]);
  const set = [...html.matchAll(SET)].map(([, name = '']) => name);
  return new Set([...set, ...names]);
}
