import React, {type ComponentProps, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/**
 * A term whose id the framework knows as an anchor, as those of headings and items of a list. The class is
 * for reader views, as that of headings.
 */
export default function EntryTerm(props: ComponentProps<'dt'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <dt className={props.id && 'content-term'} {...props} />;
}
