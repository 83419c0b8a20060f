type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Creates an element. Strings are never parsed as markup; an attribute that is `undefined` is left out. */
export function h(
  name: string,
  attributes: Attributes = {},
  ...children: readonly (Node | string | undefined)[]
): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(key, String(value));
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

/**
 * Makes an element equal to another. Keeps its descendants that are alike in the same place, so that a press ends on
 * the element where it began, and a list keeps its scroll position.
 */
export function update(element: Element, next: Element): void {
  for (const {name} of [...element.attributes]) {
    if (!next.hasAttribute(name)) element.removeAttribute(name);
  }
  for (const {name, value} of next.attributes) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  const children = [...next.childNodes];
  const old = [...element.childNodes];
  old.slice(children.length).forEach((child) => child.remove());
  children.forEach((child, place) => {
    const before = old[place];
    if (before instanceof Text && child instanceof Text) {
      if (before.data !== child.data) before.data = child.data;
    } else if (before instanceof Element && child instanceof Element && isSame(before, child)) {
      update(before, child);
    } else if (before) {
      before.replaceWith(child);
    } else {
      element.append(child);
    }
  });
}

const isSame = (one: Element, other: Element) =>
  one.nodeName === other.nodeName && one.getAttribute('role') === other.getAttribute('role');
