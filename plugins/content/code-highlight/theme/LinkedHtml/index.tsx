import React, {useCallback, useMemo, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {connectLinks, resolveLinks} from '../../../../lib/pageLinks';

/** The element and its HTML, made at build. */
type Props = {as: 'code' | 'ul'; html: string; className?: string; translate?: 'no'};

/**
 * HTML whose links behave like the site's own: they also have the base URL and are seen by the check
 * for broken links.
 */
export default function LinkedHtml({as: Tag, html, ...attributes}: Props): ReactNode {
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
  const connect = useCallback(
    (element: HTMLElement | null) =>
      element ? connectLinks(element, (target) => history.push(target)) : undefined,
    [history],
  );
  return <Tag {...attributes} ref={connect} dangerouslySetInnerHTML={{__html: resolved}} />;
}
