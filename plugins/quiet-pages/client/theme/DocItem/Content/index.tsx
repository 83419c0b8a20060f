// Replaced in browsers: the content of a page reaches them once, as HTML.
import React, {isValidElement, type ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {Props} from '@theme/DocItem/Content';
import {ADOPTED, useAdoptedHtml} from '../../../adoptHtml';
import type {StaticHtml} from '../../../staticPage';

/** Never called: it keeps the styles of all contents, which the delivered HTML needs, and no script. */
export const loadContent = () => import('@theme-original/DocItem/Content');

/**
 * A docs page's content as the delivered HTML has it. React adopts what the document shows; the content of
 * another page is put here as a whole.
 */
export default function StaticContent({children}: Props): ReactNode {
  const show = useAdoptedHtml(readPage(children));
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')} ref={show} {...ADOPTED} />
  );
}

/** What the module of a page has beside its component: the framework hands it over with the component. */
function readPage(children: ReactNode): StaticHtml {
  const {page} = isValidElement(children) ? (children.type as {page?: StaticHtml}) : {};
  if (!page) {
    throw new Error('A docs page has no static content. See plugins/quiet-pages/README.md.');
  }
  return page;
}
