// Wrapped: a long name would break in the middle of a word, and a long list would fill a phone.
import React, {useMemo, type ReactNode} from 'react';
import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import {splitName} from '../../components/LongName';

/** The entries that a list shows at once: beside a page, it opens below the current section only. */
const MOST = 25;

/**
 * The headings of a page as links; the framework hands over each as HTML. A list that marks no current
 * section, as on a phone, has only level 2 if it is long.
 */
export default function TOCItemsWrapper({toc, ...props}: Props): ReactNode {
  const count = toc.filter(({level}) => level <= 3).length;
  const isWhole = props.linkActiveClassName !== undefined || count <= MOST;
  const items = useMemo(
    () =>
      toc
        .filter(({level}) => isWhole || level === 2)
        .map((item) => ({...item, value: item.value.replace(/[^<>]+(?=<\/code>)/g, split)})),
    [toc, isWhole],
  );
  return <TOCItems toc={items} {...props} />;
}

const split = (name: string): string => splitName(name).join('<wbr>');
