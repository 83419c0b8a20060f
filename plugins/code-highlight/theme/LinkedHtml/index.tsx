import React, {useMemo, type ReactNode, type SyntheticEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {followLink, prefetchVisible, readTarget, resolveLinks} from '../../client/codeLinks';

/** The element and its HTML, made at build. */
type Props = {as: 'code' | 'ul'; html: string; className?: string};

/**
 * HTML whose links behave like the site's own: they have the base URL, are seen by the check for
 * broken links, load the pages that they lead to ahead, and navigate without loading the window anew.
 */
export default function LinkedHtml({as: Tag, html, className}: Props): ReactNode {
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  const {collectLink} = useBrokenLinks();
  // One string and one handler, as a reference page has a thousand links: a <Link> for each would
  // cost as many components and observers, and a script twice as large.
  const resolved = useMemo(
    () =>
      resolveLinks(html, (href) => {
        const url = href.startsWith('/') ? withBaseUrl(href) : href;
        collectLink(url);
        return url;
      }),
    [html, withBaseUrl, collectLink],
  );
  const preload = (event: SyntheticEvent) => {
    const target = readTarget(event);
    if (target !== undefined) {
      void window.docusaurus.preload(target.replace(/#.*/, ''));
    }
  };
  return (
    <Tag
      className={className}
      ref={prefetchVisible}
      dangerouslySetInnerHTML={{__html: resolved}}
      onClick={(event) => followLink(event, (target) => history.push(target))}
      onFocus={preload}
      onMouseOver={preload}
      onTouchStart={preload}
    />
  );
}
