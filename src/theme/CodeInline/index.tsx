// Wrapped: a long name would break in the middle of a word, and a short one after a hyphen; and the
// translation of a browser would change it.
import React, {useContext, type ReactNode} from 'react';
import clsx from 'clsx';
import CodeInline from '@theme-original/CodeInline';
import type {Props} from '@theme/CodeInline';
import LongName from '../../components/LongName';
import {InTable} from '../../components/TableFrame';

/** Characters in a line on a phone and in a column: shorter code moves to the next line as a whole. */
const LINE = 34;
const CELL = 16;

/** Renders inline code; MDX passes it as one string. */
export default function CodeInlineWrapper({children, ...rest}: Props): ReactNode {
  const props = {...rest, translate: 'no'} as const;
  const isInTable = useContext(InTable);
  if (typeof children !== 'string') return <CodeInline {...props}>{children}</CodeInline>;
  const isWhole = children.includes('-') && children.length <= (isInTable ? CELL : LINE);
  return (
    <CodeInline {...props} className={clsx(props.className, isWhole && 'whole') || undefined}>
      {!isWhole && (isInTable || children.length > LINE) ? <LongName name={children} /> : children}
    </CodeInline>
  );
}
