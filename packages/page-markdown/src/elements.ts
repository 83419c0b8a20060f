import type {Element, ElementContent, Properties} from 'hast';

/** Returns an element of HTML. */
export function element(
  tagName: string,
  children: readonly ElementContent[],
  properties: Properties = {},
): Element {
  return {type: 'element', tagName, properties, children: [...children]};
}

/** Returns a text node. */
export function text(value: string): ElementContent {
  return {type: 'text', value};
}

/** Lists an element's classes as their style sheets name them: `tabs_h9Wu` is `tabs`. */
export function listClasses({properties}: Element): string[] {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  return classes.map((name) => String(name).replace(/_[\w-]{4}$/, ''));
}

/** Returns the value of an attribute by its name in `hast`: `ariaLabel`, `dataLabel`. */
export function readProperty({properties}: Element, name: string): string | undefined {
  const value = properties[name];
  return value === undefined || value === null ? undefined : String(value);
}

/** Lists an element's child elements. */
export function listChildren({children}: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

/** Finds the matching descendants of an element in order, without those inside another match. */
export function findAll(around: Element, matches: (element: Element) => boolean): Element[] {
  return listChildren(around).flatMap((child) =>
    matches(child) ? [child] : findAll(child, matches),
  );
}

/** Returns all text below a node. */
export function readText(node: ElementContent | undefined): string {
  if (node?.type === 'text') return node.value;
  return node?.type === 'element' ? node.children.map(readText).join('') : '';
}
