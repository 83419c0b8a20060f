// Wrapped: the pages use these elements without importing them; here they are as plain as can be.
import React, {type ReactNode} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import DocCardList from '@theme/DocCardList';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

type Drawing = Record<'title' | 'alt' | 'body' | 'viewBox' | 'width' | 'height', string>;

/** The drawing itself is content: it is in the page's HTML on every side. */
function Diagram({title, alt, body, ...size}: Drawing): ReactNode {
  return (
    <figure>
      <svg role="img" aria-label={alt} {...size} dangerouslySetInnerHTML={{__html: body}} />
      <figcaption>{title}</figcaption>
    </figure>
  );
}

function Ground({is}: {is: string}): ReactNode {
  return <a href="/platform/overview#how-checked">{is}</a>;
}

function Provenance({ground}: {ground: string}): ReactNode {
  return (
    <p>
      {ground}, unless marked. <a href="/platform/overview#how-checked">How pages are checked</a>
    </p>
  );
}

function Columns({children}: {children: ReactNode}): ReactNode {
  return <div>{children}</div>;
}

export default {
  ...MDXComponents,
  Columns,
  Diagram,
  DocCardList,
  Ground,
  Provenance,
  TabItem,
  Tabs,
};
