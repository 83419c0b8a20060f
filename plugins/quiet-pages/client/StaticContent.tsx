// Replaces the theme's DocItem/Content in browsers only, against Docusaurus 3.10.2.
import React, {isValidElement, useCallback, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {Props} from '@theme/DocItem/Content';
import {connectLinks} from '../../shared/pageLinks';
import {showPage, type StaticPage} from './staticPage';

/** Never called: it keeps the styles of all contents, which the delivered HTML needs, and no script. */
export const loadContent = () => import('@theme-original/DocItem/Content');

/** One object, so that React never sets the content again. */
const NO_HTML = {__html: ''};

/**
 * A docs page's content as the delivered HTML has it. React adopts what the document shows and knows
 * nothing of what is in it; the content of another page is put here as a whole.
 */
export default function StaticContent({children}: Props): ReactNode {
  const page = readPage(children);
  const history = useHistory();
  const show = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const keepPage = showPage(page, element);
      const disconnectLinks = connectLinks(element, (target) => history.push(target));
      return () => {
        disconnectLinks();
        keepPage();
      };
    },
    [page, history],
  );
  return (
    <div
      className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}
      ref={show}
      dangerouslySetInnerHTML={NO_HTML}
      suppressHydrationWarning
    />
  );
}

/** What the module of a page has beside its component: the framework hands it over with the component. */
function readPage(children: ReactNode): StaticPage {
  const {page} = isValidElement(children) ? (children.type as {page?: StaticPage}) : {};
  if (!page) {
    throw new Error('A docs page has no static content. See plugins/quiet-pages/README.md.');
  }
  return page;
}
