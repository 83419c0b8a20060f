import siteConfig from '@generated/docusaurus.config';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {DELIVERED, fetchPage} from './fetchPage';

/** What an element has in delivered HTML, such as the content of a docs page; none while it is shown. */
export type StaticHtml = {content?: DocumentFragment};

/**
 * The content of the docs page with this permalink, from the page's HTML; nothing yet for the page that
 * the document shows. Refuses a page of another build, whose styles and scripts are not here: the
 * framework then loads the window anew.
 */
export async function loadPage(permalink: string): Promise<StaticHtml> {
  // As links have it: the permalink of an `index.mdx` has a slash at its end in any case.
  const path = applyTrailingSlash(permalink, siteConfig);
  if (path === DELIVERED || path === `${DELIVERED}/`) {
    return {};
  }
  const html = await fetchPage(path);
  if (!isOfThisBuild(html)) {
    throw new Error(`${path} is of another build.`);
  }
  // The policy of this page would complain about the styles in the head of that one.
  const body = html.slice(html.indexOf('<body'));
  const delivered = new DOMParser().parseFromString(body, 'text/html');
  const source = delivered.querySelector('.theme-doc-markdown');
  if (!source) {
    throw new Error(`${path} has no content.`);
  }
  return {content: moveChildren(source)};
}

/**
 * Whether a page names the scripts that run here and the styles, whose names have the hashes of their
 * content. One of the scripts names all others, so it changes with every page.
 */
function isOfThisBuild(html: string): boolean {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[src*="main."]');
  const styles = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const addresses = [...[...scripts].map(({src}) => src), ...[...styles].map(({href}) => href)];
  return addresses.every((address) => html.includes(new URL(address).pathname));
}

/**
 * Puts the content into its element; that of the delivered document is there already. The result keeps
 * the content for the way back, as its reader left it.
 */
export function showHtml(html: StaticHtml, element: HTMLElement): () => void {
  if (html.content) {
    element.replaceChildren(html.content);
  }
  return () => {
    html.content = moveChildren(element);
  };
}

function moveChildren(element: Element): DocumentFragment {
  const content = document.createDocumentFragment();
  content.append(...element.childNodes);
  return content;
}
