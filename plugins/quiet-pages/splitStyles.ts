import postcss, {type Root, type Rule} from 'postcss';

/** The parts of a site's styles. Each keeps the order of its rules, as the cascade needs it. */
export type SplitStyles = {
  /** For the first paint of each page, by its file: the rules that its HTML can match. */
  first: ReadonlyMap<string, string>;
  /** For an awake page, which may show all that scripts and other pages have. */
  all: string;
  print: string;
};

/** What inline scripts and readers do to a page that is not awake. */
const STATES = ['data-theme', 'light', 'dark', 'open', 'hidden'];

const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]*))?)*)/gi;
const ATTRIBUTE = /([^\s=>/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/g;

/** Pseudo-classes with what they hold: it says nothing about what the HTML must have. */
const PSEUDO = /::?[\w-]+(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?/g;
/** What else a selector names: an attribute's value is left out. */
const NAME = /\[([\w-]+)[^\]]*\]|[.#]?(-?[_a-z][\w-]*)/gi;

/** Splits a style sheet by what the HTML of each page has, as it is delivered. */
export function splitStyles(styles: string, pages: ReadonlyMap<string, string>): SplitStyles {
  const root = postcss.parse(styles);
  const print = postcss.root();
  root.walkAtRules('media', (rule) => {
    if (rule.params.trim() === 'print') print.append(rule.remove());
  });
  const needs = new Map<string, string[]>();
  root.walkRules(({selectors}) => {
    selectors.forEach((selector) => needs.set(selector, listNeeds(selector)));
  });
  const first = new Map<string, string>();
  for (const [file, html] of pages) {
    const names = listNames(html);
    const isMatched = (selector: string) => needs.get(selector)?.every((name) => names.has(name));
    first.set(
      file,
      dropRules(root.clone(), ({selectors}) => !selectors.some(isMatched)),
    );
  }
  return {first, all: root.toString(), print: print.toString()};
}

function dropRules(root: Root, isUnused: (rule: Rule) => boolean): string {
  root.walkRules((rule) => {
    // The steps of an animation are no selectors.
    const isStep = rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name);
    if (!isStep && isUnused(rule)) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
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
  return new Set([...STATES, ...names]);
}
