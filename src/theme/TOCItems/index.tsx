// Wrapped: a long name would break in the middle of a word.
import React, {useMemo, type ReactNode} from 'react';
import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import {splitName} from '../../components/LongName';

/** The headings of a page as links; the framework hands over each as HTML. */
export default function TOCItemsWrapper({toc, ...props}: Props): ReactNode {
  const items = useMemo(
    () => toc.map((item) => ({...item, value: item.value.replace(/[^<>]+(?=<\/code>)/g, split)})),
    [toc],
  );
  return <TOCItems toc={items} {...props} />;
}

const split = (name: string): string => splitName(name).join('<wbr>');
