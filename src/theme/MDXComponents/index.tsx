// Wrapped: pages use these components without importing them.
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import CodeSignature from '@theme/CodeSignature';
import Diagram from '@theme/Diagram';
import DocCardList from '@theme/DocCardList';
import EntryTerm from '@theme/EntryTerm';
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
