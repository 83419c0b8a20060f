// Wrapped: pages use these components without importing them.
import React, {type ComponentProps, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import CodeSignature from '@theme/CodeSignature';
import Diagram from '@theme/Diagram';
import DocCardList from '@theme/DocCardList';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Columns from '@site/src/components/Columns';
import TableFrame from '@site/src/components/TableFrame';
import Ground from '@site/src/components/Ground';

export default {
  ...MDXComponents,
  CodeBlock,
  CodeSignature,
  Columns,
  Diagram,
  DocCardList,
  Ground,
  TabItem,
  Tabs,
  dt: EntryTerm,
  table: TableFrame,
};

/**
 * Renders a term whose id Docusaurus knows as an anchor, like that of a heading. Reader views need the class, as on
 * headings.
 */
function EntryTerm(props: ComponentProps<'dt'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <dt className={props.id && 'content-term'} {...props} />;
}
