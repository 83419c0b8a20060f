import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** The group of the tabs that choose a language; the browser keeps the choice for all of them. */
export const LANGUAGE_TABS = 'language';

/** Returns the panels of `<Tabs>`. */
export function listTabItems({children}: MdxJsxFlowElement): MdxJsxFlowElement[] {
  return children.filter(
    (child): child is MdxJsxFlowElement =>
      child.type === 'mdxJsxFlowElement' && child.name === 'TabItem',
  );
}

/** Returns the text of an attribute, undefined where it has none. */
export function readAttribute({attributes}: MdxJsxFlowElement, wanted: string): string | undefined {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === wanted);
  return typeof found?.value === 'string' ? found.value : undefined;
}
