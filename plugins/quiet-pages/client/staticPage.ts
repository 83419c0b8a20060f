import {fetchPage} from './fetchPage';

/** The content of a docs page as its HTML has it; none until the document that shows it is awake. */
export type StaticPage = {content?: DocumentFragment};

/** The content of the docs page at a path: of this document while it wakes, later of the page's HTML. */
export async function loadPage(path: string): Promise<StaticPage> {
  if (document.documentElement.dataset.hasHydrated !== 'true') {
    return {};
  }
  const html = await fetchPage(path);
  // The policy of this page would complain about the styles in the head of that one.
  const body = html.slice(html.indexOf('<body'));
  const delivered = new DOMParser().parseFromString(body, 'text/html');
  const source = delivered.querySelector('.theme-doc-markdown');
  if (!source) {
    throw new Error(`${path} has no content.`);
  }
  return {content: moveChildren(source)};
}

/** Puts a page's content into its element, or keeps that of the delivered document for later. */
export function showPage(page: StaticPage, element: HTMLElement): void {
  if (page.content) {
    element.replaceChildren(page.content.cloneNode(true));
  } else {
    page.content = moveChildren(element.cloneNode(true));
  }
}

function moveChildren(element: Node): DocumentFragment {
  const content = document.createDocumentFragment();
  content.append(...element.childNodes);
  return content;
}
