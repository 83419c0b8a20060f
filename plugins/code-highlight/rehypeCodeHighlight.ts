import type {Element, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import type {VFile} from 'vfile';
import {visitParents} from 'unist-util-visit-parents';
import {highlightCode} from './highlightCode';
import {LANGUAGES} from './languages';
import {readCommands} from './markSession';
import type {CodeHints} from '../shared/codeHints';
import {parseMeta} from '../shared/parseMeta';
import {renderLinkList} from './renderLinkList';

type Found = {pre: Element; code: Element; parent: Element | Root};

/**
 * A rehype plugin: every fenced block becomes `<CodeBlock language label title html copy links>`,
 * with the tokens coloured and the links of its `codeLinks` drawn at build; with `bare` in its
 * settings, `<CodeSignature html links>`. Stops the build with file and line at an unknown language.
 */
export default function rehypeCodeHighlight(): Transformer<Root> {
  return async (tree, file) => {
    const found: Found[] = [];
    visitParents(tree, 'element', (pre, ancestors) => {
      const [code] = pre.children;
      const parent = ancestors.at(-1);
      if (pre.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code' && parent) {
        found.push({pre, code, parent: parent as Element | Root});
      }
    });
    for (const {pre, code, parent} of found) {
      const block = await renderBlock(code, file);
      parent.children.splice(parent.children.indexOf(pre), 1, block as unknown as Element);
    }
  };
}

async function renderBlock(code: Element, file: VFile): Promise<MdxJsxFlowElementHast> {
  const text = code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  const source = text.replace(/\n$/, '');
  const language = readLanguage(code);
  try {
    const {title, bare} = parseMeta(code.properties.metastring as string | undefined);
    const hints = code.properties as unknown as CodeHints;
    const html = await highlightCode(source, language, hints);
    const links = renderLinkList(source, hints.codeLinks ?? []);
    if (bare) {
      return toJsx('CodeSignature', {html, links});
    }
    return toJsx('CodeBlock', {
      language,
      label: LANGUAGES[language]?.label ?? language,
      title: title === true ? undefined : title,
      html,
      copy: language === 'console' ? readCommands(source) : undefined,
      links,
    });
  } catch (error) {
    file.fail((error as Error).message, code.position, 'code-highlight:bad-block');
  }
}

function readLanguage({properties}: Element): string {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  const name = classes.map(String).find((item) => item.startsWith('language-'));
  return name?.slice('language-'.length) ?? 'text';
}

function toJsx(
  name: string,
  attributes: Record<string, string | undefined>,
): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [{type: 'mdxJsxAttribute', name: key, value}],
    ),
    children: [],
  };
}
