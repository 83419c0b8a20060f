// Wrapped (theme-classic 3.10.2): a long name would break in the midst of a word.
import React, {type ReactNode} from 'react';
import CodeInline from '@theme-original/CodeInline';
import type {Props} from '@theme/CodeInline';
import LongName from '@site/src/components/LongName';

/** Code within text; MDX gives it as one string. */
export default function CodeInlineWrapper({children, ...props}: Props): ReactNode {
  return (
    <CodeInline {...props}>
      {typeof children === 'string' ? <LongName name={children} /> : children}
    </CodeInline>
  );
}
