import {parse, type DefaultTreeAdapterTypes} from 'parse5';

/** An element of a page's HTML. */
export type PageElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  classes: readonly string[];
  /** All text in it, with its white space. */
  text: string;
  /** The elements around it, the nearest last. */
  ancestors: readonly PageElement[];
};

/** The elements of a page in the order of its HTML, read as a browser reads it. */
export function parsePage(html: string): PageElement[] {
  const elements: PageElement[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node, ancestors: readonly PageElement[]): string => {
    if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
    if (!('childNodes' in node)) return '';
    if (!('attrs' in node)) return node.childNodes.map((child) => visit(child, ancestors)).join('');
    const attributes = Object.fromEntries(node.attrs.map(({name, value}) => [name, value]));
    const classes = (attributes.class ?? '').split(/\s+/);
    const element: PageElement = {name: node.tagName, attributes, classes, text: '', ancestors};
    elements.push(element);
    const around = [...ancestors, element];
    element.text = node.childNodes.map((child) => visit(child, around)).join('');
    return element.text;
  };
  visit(parse(html), []);
  return elements;
}
