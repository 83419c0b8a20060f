import postcss, {type AtRule, type Root, type Rule} from 'postcss';

/** Parts of a site's style sheet. Each keeps the order of its rules, because the cascade depends on it. */
export type SplitStyles = {
  /** Styles for the first paint of each page, by its file: those that its HTML can match before it wakes. */
  first: ReadonlyMap<string, string>;
  /** Styles for awake pages, which may show anything that scripts and other pages contain. */
  whole: string;
  /** Styles for printing a page that isn't awake. */
  print: string;
};

/** Attributes that readers can change before a page is awake. */
const STATES = ['open', 'hidden'];

/** First styles lack these: pointer states, which wake the page, motion, and vendor prefixes. */
const POINTER = /:(?:hover|active)\b/;
const VARIABLE = /--[\w-]+/g;
/** Matches a variable that an attribute or a script may set. */
const SET_VARIABLE = /--[\w-]+(?=\s*[:"'`])/g;
/** Matches a selector of nothing but the root element. */
const ROOT = /^(?::root|html)(?:\[[^\]]*\])*$/;
/** Matches the use of a variable that has no other value. */
const USE = /var\((--[\w-]+)\)/g;
/** Matches a value that the variable doesn't take as it is. */
const KEYWORD = /^(?:|inherit|initial|unset|revert|revert-layer)$/;
const PREFIX = /^-(?:webkit|moz)-/;
const MOTION = /^(?:transition|animation|will-change)/;

const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]*))?)*)/gi;
/** Matches what must be a class or an attribute: a word without a hyphen may be anything. */
const COMPOUND = /\w+-[\w-]+/g;
/** Matches an attribute that an inline script sets. */
const SET = /\bsetAttribute\("([\w-]+)"/g;
const ATTRIBUTE = /([^\s=>/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/g;

/** Matches a pseudo-class and its argument, neither of which the HTML must contain. */
const PSEUDO = /::?[\w-]+(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?/g;
/** Matches any other name in a selector, without the value of an attribute. */
const NAME = /\[([\w-]+)[^\]]*\]|[.#]?(-?[_a-z][\w-]*)/gi;

/**
 * Splits a style sheet by what each page's delivered HTML contains, and by what `acts`, the source of scripts and
 * styles, may set and use before the page is awake.
 */
export function splitStyles(
  styles: string,
  pages: ReadonlyMap<string, string>,
  acts = '',
): SplitStyles {
  const root = postcss.parse(styles);
  dropOverridden(root);
  const texts = [acts, ...pages.values()];
  fillInConstants(root, new Set(texts.flatMap((text) => text.match(SET_VARIABLE) ?? [])));
  // Only now: paper may have another value.
  const print = postcss.root();
  root.walkAtRules('media', (rule) => {
    if (rule.params.trim() === 'print') print.append(rule.remove());
  });
  const needs = new Map<string, string[]>();
  root.walkRules(({selectors}) => {
    selectors.forEach((selector) => needs.set(selector, listNeeds(selector)));
  });
  const set = [...STATES, ...(acts.match(COMPOUND) ?? [])];
  const variables = `${acts}${print.toString()}`.match(VARIABLE) ?? [];
  const first = new Map<string, string>();
  for (const [file, html] of pages) {
    const names = new Set([...set, ...listNames(html)]);
    const isMatched = (selector: string) =>
      !POINTER.test(selector) && (needs.get(selector) ?? []).every((name) => names.has(name));
    first.set(file, keepSelectors(root.clone(), isMatched, variables));
  }
  return {first, whole: styles, print: print.toString()};
}

/** Removes variables in layers that the root also sets outside of layers, which take precedence. */
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

/**
 * Writes constants where they are used: fewer bytes, and less to look up for each element. A constant has one value,
 * which the root sets on every screen, and is the same for all elements; `others` are set outside of the styles.
 */
function fillInConstants(root: Root, others: ReadonlySet<string>): void {
  const values = new Map<string, string | undefined>();
  // What any other element sets differs between elements.
  const differing = new Set(others);
  root.walkDecls(/^--/, ({prop, value, important, parent}) => {
    const rule = parent?.type === 'rule' ? parent : undefined;
    if (!rule?.selectors.every((selector) => ROOT.test(selector))) differing.add(prop);
    const isFixed = rule && isAlways(rule) && !important && !KEYWORD.test(value);
    values.set(prop, isFixed && !values.has(prop) ? value : undefined);
  });
  // A variable with a type may have another value than its words.
  root.walkAtRules('property', ({params}) => void differing.add(params.trim()));
  const pending = new Set<string>();
  const isSame = (value: string) =>
    (value.match(VARIABLE) ?? []).every((name) => values.has(name) && !differing.has(name));
  const read = (name: string): string | undefined => {
    // It leads back to itself.
    if (pending.has(name)) differing.add(name);
    const value = values.get(name);
    if (value === undefined || differing.has(name)) return undefined;
    pending.add(name);
    const full = fillIn(value);
    pending.delete(name);
    const constant = isSame(full) && !differing.has(name) ? full : undefined;
    values.set(name, constant);
    return constant;
  };
  // A sheet without needless spaces may have none beside a variable.
  const fillIn = (value: string) =>
    value.replace(USE, (use, name: string, start: number) => {
      const next = value.slice(start + use.length);
      const before = /[\w%)]$/.test(value.slice(0, start)) ? ' ' : '';
      const after = /^(?!var\()[\w.#-]/.test(next) ? ' ' : '';
      return before + (read(name) ?? use) + after;
    });
  root.walkDecls((declaration) => {
    declaration.value = fillIn(declaration.value);
  });
}

/** Tells whether a rule is for the root on every screen. */
function isAlways({selector, parent}: Rule): boolean {
  const isInLayer = parent?.type === 'atrule' && (parent as AtRule).name === 'layer';
  return selector === ':root' && (isInLayer || parent?.type === 'root');
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

/** Removes unused variables, except those `kept`, and returns whether there were any. */
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

/** Lists the classes, ids, elements and attributes that a selector requires. */
function listNeeds(selector: string): string[] {
  const names = selector.replace(PSEUDO, ' ').matchAll(NAME);
  return [...names].map(([, attribute, name = '']) => attribute ?? name);
}

/** Lists the elements, classes, ids and attributes of a page's HTML. */
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
