import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/**
 * The value of an element's one attribute. Refuses an element that lacks it, has another one or has
 * content; `example` is a value that the message shows.
 */
export function readOnlyAttribute(
  {name, attributes, children}: MdxJsxFlowElement,
  wanted: string,
  example: string,
): string {
  const [attribute, ...rest] = attributes;
  const isWanted = attribute?.type === 'mdxJsxAttribute' && attribute.name === wanted;
  if (!isWanted || typeof attribute.value !== 'string' || rest.length > 0 || children.length > 0) {
    throw new Error(
      `<${name}> needs ${wanted} and nothing else. Write <${name} ${wanted}="${example}" />.`,
    );
  }
  return attribute.value;
}
