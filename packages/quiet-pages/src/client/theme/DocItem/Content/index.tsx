// Replaced in browsers: the content of a page reaches them once, as HTML.
import React, {isValidElement, useCallback, useReducer, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {Props} from '@theme/DocItem/Content';
import Loading from '@theme/Loading';
import {tellContentShown} from 'docusaurus-built-pages/pageEvents';
import {connectLinks} from 'docusaurus-built-pages/pageLinks';
import {delivered, showContent, type PageContent} from '../../../pageContent';

/** Never called: it keeps the styles of all contents, which the delivered HTML needs, and no script. */
export const loadContent = (): Promise<unknown> => import('@theme-original/DocItem/Content');

const CLASSES = clsx(ThemeClassNames.docs.docMarkdown, 'markdown');

/** Whether content was shown before: the first one came with the document, or with the first navigation. */
let hasShown = delivered.holder === null;

/** One object, so that React, which knows nothing of the content, never sets it again. */
const ADOPTED = {__html: ''};

/**
 * A docs page's content as the delivered HTML has it. React adopts the element and what is in it. Where
 * it makes the page anew, because others have changed it, the delivered nodes move into its element.
 */
export default function AdoptedContent({children}: Props): ReactNode {
  const history = useHistory();
  const page = getPage(children);
  const [, update] = useReducer((count: number) => count + 1, 0);
  const show = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      // React may have adopted another element, which somebody has put in its place.
      element.className = CLASSES;
      const keepContent = showContent(page, element);
      if (hasShown) tellContentShown();
      hasShown = true;
      const disconnectLinks = connectLinks(element, (target) => history.push(target));
      return () => {
        disconnectLinks();
        keepContent();
      };
    },
    [page, history],
  );
  if (page.error) {
    const retry = () => void page.retry?.().then(update);
    return (
      <Loading error={page.error} retry={retry} pastDelay isLoading={false} timedOut={false} />
    );
  }
  return (
    <div
      className={CLASSES}
      ref={show}
      dangerouslySetInnerHTML={ADOPTED}
      suppressHydrationWarning
    />
  );
}

/** What the module of a page has beside its component: the framework hands it over with the component. */
function getPage(children: ReactNode): PageContent {
  const {page} = isValidElement(children) ? (children.type as {page?: PageContent}) : {};
  if (!page)
    throw new Error('A docs page has no content: see the README of docusaurus-quiet-pages.');
  return page;
}
