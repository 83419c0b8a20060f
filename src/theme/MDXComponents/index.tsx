// Wrapped: pages use these components without importing them.
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import CodeSignature from '@theme/CodeSignature';
import Diagram from '@theme/Diagram';
import DocCardList from '@theme/DocCardList';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import TableFrame from '@site/src/components/TableFrame';
import CheckedAgainst from '@site/src/components/CheckedAgainst';

export default {
  ...MDXComponents,
  CheckedAgainst,
  CodeBlock,
  CodeSignature,
  Diagram,
  DocCardList,
  TabItem,
  Tabs,
  table: TableFrame,
};
