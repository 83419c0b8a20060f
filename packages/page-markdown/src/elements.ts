import type {Element, ElementContent, Properties} from 'hast';

/** Returns an element of HTML. */
export function element(
  tagName: string,
  children: readonly ElementContent[],
  properties: Properties = {},
): Element {
  return {type: 'element', tagName, properties, children: [...children]};
}

/** Words as they are. */
export function text(value: string): ElementContent {
  return {type: 'text', value};
}

/** Lists the classes of an element by the names that their style sheets give them: `tabs_h9Wu` is `tabs`. */
export function listClasses({properties}: Element): string[] {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  return classes.map((name) => String(name).replace(/_[\w-]{4}$/, ''));
}

/** Reads the value of an attribute, by its name in `hast`: `ariaLabel`, `dataLabel`. */
export function readProperty({properties}: Element, name: string): string | undefined {
  const value = properties[name];
  return value === undefined || value === null ? undefined : String(value);
}

/** Lists an element's child elements. */
export function listChildren({children}: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

/** Finds the nearest elements below another one that match, in their order; not those within them. */
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
