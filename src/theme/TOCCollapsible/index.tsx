// Wrapped: the theme's own stays open over the text after a reader has chosen a heading, because this
// site keeps it in view.
import React, {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import TOCCollapsible from '@theme-original/TOCCollapsible';
import type {Props} from '@theme/TOCCollapsible';

/** The headings of a page on a phone: a list that opens, and closes where an address leads to one. */
export default function TOCCollapsibleWrapper(props: Props): ReactNode {
  return <TOCCollapsible key={useLocation().hash} {...props} />;
}
