import React, {type ComponentProps, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/**
 * A term that registers its id as an anchor with the framework, as headings do. The class is for
 * reader views, like that of headings.
 */
export default function EntryTerm(props: ComponentProps<'dt'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <dt className={props.id && 'content-term'} {...props} />;
}
