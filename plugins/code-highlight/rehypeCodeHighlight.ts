import type {Element, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import type {VFile} from 'vfile';
import {visitParents} from 'unist-util-visit-parents';
import {highlightCode} from './highlightCode';
import {LANGUAGES} from './languages';
import {readCommands} from './markSession';
import {parseMeta} from '../shared/parseMeta';

type Found = {pre: Element; code: Element; parent: Element | Root};

/**
 * A rehype plugin: every fenced block becomes `<CodeBlock language label title html copy>`, with
 * the tokens coloured at build. Stops the build with file and line at an unknown language.
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
    const {title} = parseMeta(code.properties.metastring as string | undefined);
    return toJsx({
      language,
      label: LANGUAGES[language]?.label ?? language,
      title: title === true ? undefined : title,
      html: await highlightCode(source, language),
      copy: language === 'console' ? readCommands(source) : undefined,
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

function toJsx(attributes: Record<string, string | undefined>): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : [{type: 'mdxJsxAttribute', name, value}],
    ),
    children: [],
  };
}
