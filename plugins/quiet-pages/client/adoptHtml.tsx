import React, {useCallback, type ComponentType} from 'react';
import {useHistory} from '@docusaurus/router';
import {connectLinks} from '../../shared/pageLinks';
import {showHtml, type StaticHtml} from './staticPage';

/**
 * The props of an element whose delivered HTML React adopts, and knows nothing of. The value is one object,
 * so that React never sets the HTML again.
 */
export const ADOPTED = {
  dangerouslySetInnerHTML: {__html: ''},
  suppressHydrationWarning: true,
} as const;

/** A `ref` for such an element: it shows this HTML, and its links behave like the site's own. */
export function useAdoptedHtml(html: StaticHtml) {
  const history = useHistory();
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const keepHtml = showHtml(html, element);
      const disconnectLinks = connectLinks(element, (target) => history.push(target));
      return () => {
        disconnectLinks();
        keepHtml();
      };
    },
    [html, history],
  );
}

/** The width, in CSS pixels, up to which the theme has its layout for phones. */
const PHONE = 996;

/**
 * A part of the theme that is delivered for all screens, and that the theme takes away on phones when the
 * page wakes. There, React adopts its element until then.
 */
export function adoptOnPhones<Props extends object>(Part: ComponentType<Props>) {
  return function DesktopPart(props: Props) {
    return window.innerWidth > PHONE ? <Part {...props} /> : <div {...ADOPTED} />;
  };
}
