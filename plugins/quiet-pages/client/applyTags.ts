/** A tag of a page's head; `html` and `body` mean the attributes of those elements. */
export type Tag = {
  name: string;
  /** By React's names; those without a value are left out. */
  attributes: Readonly<Record<string, unknown>>;
  text: string;
};

/** Marks the tags that components give, in delivered pages too. On `html` and `body`, it names attributes. */
const MARK = 'data-rh';

/** Where React's names differ from those of HTML by more than capital letters. */
const NAMES: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};

/** The attributes that say what a tag is about. */
const SUBJECTS = ['name', 'property', 'charset', 'http-equiv', 'itemprop'];

/**
 * Makes the head of the document, and the attributes of `html` and `body`, what the tags say. Each list is
 * that of one component; where two are about the same, the later list counts. A title stays until another
 * is given.
 */
export function applyTags(lists: readonly (readonly Tag[])[]): void {
  const latest = [...lists].reverse();
  const choose = (...names: string[]) =>
    latest.map((list) => list.filter(({name}) => names.includes(name)));
  const [title] = choose('title').flat();
  if (title && title.text !== document.title) {
    document.title = title.text;
  }
  setAttributes(document.documentElement, choose('html').flat());
  setAttributes(document.body, choose('body').flat());

  const known = new Set<string>();
  const elements = choose('meta', 'link', 'script', 'style', 'base', 'noscript').flatMap((list) => {
    const made = list.map(makeElement).map((element) => ({element, subject: nameSubject(element)}));
    const chosen = made.filter(({subject}) => !known.has(subject));
    chosen.forEach(({subject}) => known.add(subject));
    return chosen.map(({element}) => element);
  });
  const old = [...document.head.querySelectorAll(`[${MARK}]:not(title)`)];
  const isIn = (all: readonly Element[]) => (one: Element) =>
    all.some((each) => each.isEqualNode(one));
  const [isOld, isKept] = [isIn(old), isIn(elements)];
  document.head.append(...elements.filter((element) => !isOld(element)));
  old.filter((element) => !isKept(element)).forEach((element) => element.remove());
}

/** Sets what the tags say, the first one of a name, and removes what they no longer do. */
function setAttributes(root: Element, tags: readonly Tag[]): void {
  const wanted = new Map(tags.flatMap(readAttributes).reverse());
  const had = root.getAttribute(MARK)?.split(',') ?? [];
  had.filter((name) => !wanted.has(name)).forEach((name) => root.removeAttribute(name));
  wanted.forEach((value, name) => {
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  });
  if (wanted.size > 0) root.setAttribute(MARK, [...wanted.keys()].join());
}

function makeElement(tag: Tag): Element {
  const element = document.createElement(tag.name);
  element.setAttribute(MARK, 'true');
  readAttributes(tag).forEach(([name, value]) => element.setAttribute(name, value));
  element.textContent = tag.text;
  return element;
}

function readAttributes({attributes}: Tag): [name: string, value: string][] {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [NAMES[name] ?? name.toLowerCase(), String(value)]);
}

/** The same for two tags of which only one may be on a page. */
function nameSubject(element: Element): string {
  const subject = SUBJECTS.find((name) => element.hasAttribute(name));
  const isCanonical = element.getAttribute('rel') === 'canonical';
  if (isCanonical) return 'canonical';
  return subject ? `${subject} ${element.getAttribute(subject)}` : element.outerHTML;
}
