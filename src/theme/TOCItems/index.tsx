// Wrapped: a long name would break in the middle of a word, and be translated; a long list would fill a
// phone; and beside a page nothing tells a screen reader what the list is.
import React, {useMemo, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import {splitName} from '../../components/LongName';

/** The most entries that a list shows at once: on a phone, and beside a page in a window of 800 px. */
const MOST = {alone: 25, beside: 20};

/** Matches a name in a heading's HTML. */
const CODE = /<code>([^<>]+)<\/code>/g;

/**
 * Renders a page's headings as links; Docusaurus passes each as HTML. A long list that marks no current section, as
 * on a phone, has only level 2; one beside a page opens below the current section.
 */
export default function TOCItemsWrapper({toc, ...props}: Props): ReactNode {
  const isBeside = props.linkActiveClassName !== undefined;
  const count = toc.filter(({level}) => level <= 3).length;
  const isLong = count > (isBeside ? MOST.beside : MOST.alone);
  const items = useMemo(
    () =>
      toc
        .filter(({level}) => isBeside || !isLong || level === 2)
        .map((item) => ({...item, value: item.value.replace(CODE, renderName)})),
    [toc, isBeside, isLong],
  );
  const list = <TOCItems toc={items} {...props} />;
  if (!isBeside) return list;
  const label = translate({id: 'theme.TOCItems.ariaLabel', message: 'On this page'});
  return (
    <nav aria-label={label} data-folds={isLong || undefined}>
      {list}
    </nav>
  );
}

const renderName = (_: string, name: string): string =>
  `<code translate="no">${splitName(name).join('<wbr>')}</code>`;
