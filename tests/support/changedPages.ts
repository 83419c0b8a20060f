/** Changes that browsers and extensions make to a page. Each runs in the browser and uses nothing from outside. */
export const CHANGES: Readonly<Record<string, () => void>> = {
  'a browser translates all text': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter((each) => each.data.trim())) {
      if (text.parentElement?.closest('script, style, svg, pre, font')) continue;
      // As Chrome does.
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data.toUpperCase();
      outer.append(inner);
      text.replaceWith(outer);
    }
    document.documentElement.lang = 'de';
    document.documentElement.classList.add('translated-ltr');
  },
  'an extension adds to main': () => {
    document.querySelector('main')?.prepend(document.createElement('aside'));
  },
  'an extension adds to the navbar': () => {
    document.querySelector('.navbar__items')?.prepend(document.createElement('button'));
  },
  'an extension adds to body and to what React has': () => {
    document.body.prepend(document.createElement('aside'));
    document.body.append(document.createElement('aside'));
    document.querySelector('#__docusaurus')?.prepend(document.createElement('aside'));
  },
  'an extension adds to the head': () => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = `${document.querySelector<HTMLLinkElement>('link[media="print"]')?.href}?foreign`;
    document.head.prepend(sheet, document.createElement('style'));
    document.head.append(document.createElement('meta'));
  },
  'an extension sets attributes everywhere': () => {
    for (const element of document.querySelectorAll('*')) element.setAttribute('data-foreign', '1');
    document.body.classList.add('foreign');
  },
  'an entry of the sidebar is removed': () => {
    document.querySelector('.theme-doc-sidebar-menu > li:nth-child(2)')?.remove();
  },
  'a list of the footer is removed': () => {
    document.querySelector('.footer__col:last-child')?.remove();
    document.querySelector('footer .footer__copyright')?.remove();
  },
  'the content is wrapped, and a paragraph of it moved': () => {
    const content = document.querySelector('.theme-doc-markdown') ?? document.querySelector('main');
    const wrapper = document.createElement('div');
    content?.replaceWith(wrapper);
    if (content) wrapper.append(content);
    const paragraph = content?.querySelector('p');
    if (paragraph) content?.append(paragraph);
  },
  'a proxy removes comments and joins texts': () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
    const comments: ChildNode[] = [];
    while (walker.nextNode()) comments.push(walker.currentNode as Comment);
    comments.forEach((comment) => comment.remove());
    document.body.normalize();
  },
};

/** A page of each kind. */
export const CHANGED_PAGES = [
  '/',
  '/developer-guides/examples/hello-world',
  '/reference/interfaces/ai',
  '/category/core',
  '/no-such-page',
];

/** The page that each of them leads to, by a link of the footer. */
export const NEXT_PAGE = '/installation';

/** The amount of content that a page shows. */
export type Shown = {headings: number; blocks: number; letters: number; footer: number};

/** Runs in the browser: counts the delivered content of a page, and its footer. */
export function countShown(): Shown {
  const content = document.querySelector('.theme-doc-markdown') ?? document.querySelector('main');
  // Content that the not-found page adds when it wakes.
  const added = content?.querySelector('[data-suggestions]');
  const count = (css: string) =>
    (content?.querySelectorAll(css).length ?? 0) - (added?.querySelectorAll(css).length ?? 0);
  const measure = (element?: Element | null) =>
    element?.textContent.replace(/\s+/g, '').length ?? 0;
  return {
    headings: count('h1, h2, h3'),
    blocks: count('p, li, pre, table'),
    letters: measure(content) - measure(added),
    footer: Math.min(document.querySelectorAll('footer a').length, 3),
  };
}
