// Wrapped (theme-classic 3.10.2): a long name would break in the midst of a word.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import CodeInline from '@theme-original/CodeInline';
import type {Props} from '@theme/CodeInline';
import LongName from '../../components/LongName';

/** More characters than a line of a phone has: such code breaks also among words. */
const LINE = 34;

/** Code within text; MDX gives it as one string. */
export default function CodeInlineWrapper({children, className, ...props}: Props): ReactNode {
  if (typeof children !== 'string') {
    return <CodeInline {...props} className={className} children={children} />;
  }
  const isLong = children.length > LINE;
  return (
    <CodeInline {...props} className={clsx(className, isLong && 'longer-than-line') || undefined}>
      <LongName name={children} />
    </CodeInline>
  );
}
