// Wrapped: a long name would break in the middle of a word.
import React, {useContext, type ReactNode} from 'react';
import CodeInline from '@theme-original/CodeInline';
import type {Props} from '@theme/CodeInline';
import LongName from '../../components/LongName';
import {InTable} from '../../components/TableFrame';

/** The characters in a line of a phone: shorter code among words moves to the next line whole. */
const LINE = 34;

/** Code within text; MDX gives it as one string. */
export default function CodeInlineWrapper({children, ...props}: Props): ReactNode {
  const isInTable = useContext(InTable);
  const mayBreak = typeof children === 'string' && (isInTable || children.length > LINE);
  return <CodeInline {...props}>{mayBreak ? <LongName name={children} /> : children}</CodeInline>;
}
