import type {Element, ElementContent, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse} from 'parse5';
import {element, findAll, listClasses, readText, text} from './elements';
import type {ContentOptions} from './options';
import {plainContent, type FormProblem} from './plainContent';

/** Class of a docs page's content in the classic theme. */
const CONTENT = 'theme-doc-markdown';

/** Id of a blog post's content, which lacks the title. */
const POST = '__blog-post-container';

/**
 * Reads the content of the built docs page at `url` as elements that Markdown has a form for, followed by the
 * elements of `endClasses`, and lists the elements that cannot be written.
 */
export function readContent(
  html: string,
  url: string,
  options: ContentOptions,
): {content: ElementContent[]; problems: FormProblem[]} {
  // Without the places of nodes, which `rehype-parse` adds and each later step would copy.
  const document = fromParse5(parse(html)) as Root;
  const roots = document.children.filter((child) => child.type === 'element');
  const findBy = (matches: (each: Element) => boolean) =>
    roots.flatMap((root) => findAll(root, matches));
  const find = (name: string) => findBy((each) => listClasses(each).includes(name));
  const [post] = findBy(({properties: {id}}) => id === POST);
  const [article = post] = find(CONTENT);
  if (!article) {
    const message = `there is no element with the class ${CONTENT}. Render the page as a docs page.`;
    return {content: [], problems: [{message, anchor: '', names: [CONTENT]}]};
  }
  const [title] = article === post ? findBy(({tagName}) => tagName === 'h1') : [];
  const heading = title ? [element('h1', [text(readText(title))])] : [];
  const end = (options.endClasses ?? []).flatMap(find);
  return plainContent([...heading, ...article.children, ...end], url, options);
}
