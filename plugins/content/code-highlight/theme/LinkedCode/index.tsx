import React, {type ReactNode, useCallback, useMemo} from 'react';
import {translate} from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {CONTENT_CLASSES} from '../../../../lib/contentClasses';
import {connectLinks, resolveLinks} from 'docusaurus-built-pages/pageLinks';
import styles from '../CodeBlock/styles.module.css';

/**
 * Renders the links of a code block as a list that opens: one tab stop, visible only when focused, because mouse and
 * touch use the names in the code. `items` is the HTML of the list's items, rendered by the build.
 */
export function CodeNames({items}: {items: string}): ReactNode {
  return (
    <details className={clsx(CONTENT_CLASSES.codeNames, 'sr-only', styles.names)}>
      <summary className={styles.summary}>
        {translate({id: 'theme.CodeBlock.names', message: 'Names in this block'})}
      </summary>
      <LinkedHtml as="ul" translate="no" className={styles.list} html={items} />
    </details>
  );
}

/** The element and its HTML, rendered by the build. */
type Props = {as: 'code' | 'ul'; html: string; className?: string; translate?: 'no'};

/** Renders HTML whose links behave like the site's own: they get the base URL, and are checked for broken links. */
export function LinkedHtml({as: Tag, html, ...attributes}: Props): ReactNode {
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
