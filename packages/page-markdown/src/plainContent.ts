import type {Element, ElementContent} from 'hast';
import {CLASSIC_FORMS} from './classicForms';
import {listChildren, listClasses, readProperty, readText, text} from './elements';
import {ENTRY_FORMS} from './entryForms';
import {DEFINED_LINK, FormError, type Forms} from './forms';
import type {ContentOptions} from './options';

const OPTION = 'in the option `forms` of writeMarkdown';

/** What to do about an element that has a class, and about one that has none. */
type Remedies = {withClass: string; without: string};

const UNKNOWN: Remedies = {
  withClass: `Give its class a form ${OPTION}, or add it to \`styleClasses\` if it is for styles only.`,
  without: `Put it in an element with a class that has a form ${OPTION}.`,
};
const INCOMPLETE: Remedies = {
  withClass: `Correct that, or give its class another form ${OPTION}.`,
  without: 'Correct that.',
};

const HEADING = /^h[1-6]$/;
const WRITABLE = new Set([
  ...'a b blockquote br code del em h1 h2 h3 h4 h5 h6 hr i img li ol p s samp strong'.split(' '),
  ...'table tbody td th thead tr ul'.split(' '),
  DEFINED_LINK,
]);
/** Elements that a cell of a table cannot have. */
const BLOCKS = new Set('blockquote h1 h2 h3 h4 h5 h6 hr pre table'.split(' '));
/** Elements around content that say nothing themselves. */
const WRAPPERS = new Set(['div', 'header', 'reference-entry', 'section', 'span']);
/** Elements that say nothing to a reader of text. */
const SILENT = new Set('button canvas form iframe input nav noscript script style svg'.split(' '));
/** Classes of the classic theme for styles only. */
const STYLE_CLASSES = 'anchor anchorTargetHideOnScrollNavbar anchorTargetStickyNavbar img'.split(
  ' ',
);
const ADDRESSES = ['href', 'src'];

/** Stands for a space in inline code, so that it is not joined with the space after the code. */
export const HARD_SPACE = '\u00a0';

/**
 * An element that cannot be written and what to do: `names` are its classes, or its tag without any;
 * `anchor` is the id of the heading above, or empty.
 */
export type FormProblem = {message: string; anchor: string; names: string[]};

/**
 * Replaces every component in the content of the page at `url` by elements that Markdown has a form
 * for, and makes addresses absolute.
 */
export function plainContent(
  nodes: readonly ElementContent[],
  url: string,
  {unknown, forms, styleClasses = []}: ContentOptions,
): {content: ElementContent[]; problems: FormProblem[]} {
  const all: Forms = {...CLASSIC_FORMS, ...ENTRY_FORMS, ...forms};
  const meaningless = [...STYLE_CLASSES, ...styleClasses];
  const problems: FormProblem[] = [];
  let anchor = '';

  const report = (node: Element, problem: string, remedies: Remedies): ElementContent[] => {
    const classes = listClasses(node);
    const remedy = classes.length > 0 ? remedies.withClass : remedies.without;
    const message = `${describe(node)}${anchor && ` below #${anchor}`} ${problem}. ${remedy}`;
    problems.push({message, anchor, names: classes.length > 0 ? classes : [node.tagName]});
    return [];
  };

  const replace = (node: ElementContent): ElementContent[] => {
    if (node.type !== 'element') return node.type === 'text' ? [node] : [];
    if (HEADING.test(node.tagName)) anchor = readProperty(node, 'id') ?? '';
    const classes = listClasses(node);
    const name = classes.find((each) => Object.hasOwn(all, each));
    if (name !== undefined) return attempt(node, () => all[name]?.(node, plain) ?? []);
    if (node.tagName === 'wbr') return [];
    const isKnown =
      classes.every((each) => meaningless.includes(each)) && node.properties.role === undefined;
    const isWritable = WRITABLE.has(node.tagName);
    if (unknown === 'refuse' && !(isKnown && (isWritable || WRAPPERS.has(node.tagName)))) {
      return report(node, 'has no Markdown form', UNKNOWN);
    }
    if (!isWritable) return SILENT.has(node.tagName) ? describeDrawing(node) : plain(node.children);
    const children = plain(node.children);
    const content = node.tagName === 'code' ? children.map(hardenSpaces) : children;
    const rest = {...node, properties: resolveAddresses(node, url)};
    const isCell = node.tagName === 'td' || node.tagName === 'th';
    return isCell
      ? attempt(node, () => [{...rest, children: joinBlocks(content, unknown === 'refuse')}])
      : [{...rest, children: content}];
  };

  const attempt = (node: Element, write: () => ElementContent[]): ElementContent[] => {
    try {
      return write();
    } catch (error) {
      if (error instanceof FormError) {
        if (unknown !== 'refuse') return plain(node.children);
        return report(node, `cannot be written as Markdown: ${error.message}`, INCOMPLETE);
      }
      throw error;
    }
  };

  const plain = (content: readonly ElementContent[]) => content.flatMap(replace);

  return {content: plain(nodes), problems};
}

/**
 * Returns the content of a cell, where Markdown has no blocks: paragraphs follow each other, and so do the
 * items of a list, with semicolons between them. Of any other block, the words stay, unless it `isRefused`.
 */
function joinBlocks(
  content: readonly ElementContent[],
  isRefused: boolean,
  isInList = false,
): ElementContent[] {
  return content.flatMap((node, index) => {
    const gap = index < content.length - 1 ? [text(' ')] : [];
    if (node.type !== 'element') return [node];
    const {tagName, children} = node;
    if (tagName === 'p') return [...children, ...gap];
    const isList = tagName === 'ul' || tagName === 'ol';
    const isBlock = BLOCKS.has(tagName);
    if (isRefused && (isBlock || (isList && isInList))) {
      throw new FormError(
        `a cell cannot have <${tagName}>${isList ? ' in a list' : ''} in Markdown`,
      );
    }
    if (isBlock) return [text(readText(node).replace(/\s+/g, ' ')), ...gap];
    if (!isList) return [node];
    const items = listChildren(node).flatMap((item, number) => [
      text(`${number > 0 ? '; ' : ' '}${tagName === 'ol' ? `${number + 1}. ` : ''}`),
      ...joinBlocks(item.children, isRefused, true),
    ]);
    return [...items, ...gap];
  });
}

/** Returns the text alternative of a drawing; nothing for other elements that say nothing. */
function describeDrawing(node: Element): ElementContent[] {
  const label = node.tagName === 'svg' ? readProperty(node, 'ariaLabel') : undefined;
  return label === undefined ? [] : [text(` ${label} `)];
}

function hardenSpaces(node: ElementContent): ElementContent {
  return node.type === 'text' ? text(node.value.replaceAll(' ', HARD_SPACE)) : node;
}

function resolveAddresses({properties}: Element, url: string): Element['properties'] {
  const addresses = ADDRESSES.flatMap((name) => {
    const value = properties[name];
    return typeof value === 'string' && URL.canParse(value, url)
      ? [[name, new URL(value, url).href]]
      : [];
  });
  return {...properties, ...(Object.fromEntries(addresses) as Element['properties'])};
}

/** Returns the opening tag of an element, with what tells it from others. */
function describe(node: Element): string {
  const classes = listClasses(node).join(' ');
  const role = readProperty(node, 'role');
  return `<${node.tagName}${classes && ` class="${classes}"`}${role ? ` role="${role}"` : ''}>`;
}
