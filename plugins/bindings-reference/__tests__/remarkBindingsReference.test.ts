import {compile} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import path from 'node:path';
import {visitParents} from 'unist-util-visit-parents';
import type {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {findAnchor} from '../../shared/bindings/findAnchor';
import {loadBindings} from '../../shared/bindings/loadBindings';
import {parseLine} from '../../shared/markdown/parseMarkdown';
import remarkBindingsReference from '../remarkBindingsReference';

const fixture = path.join(import.meta.dirname, 'fixtures/repository');
const repository = path.join(import.meta.dirname, '../../..');

/** The page as a tree of Markdown, behind the plugin. */
async function expand(value: string, root = fixture): Promise<Root> {
  const trees: Root[] = [];
  const keep = () => (tree: Root) => void trees.push(structuredClone(tree));
  const file = {value, path: 'docs/page.mdx'};
  await compile(file, {remarkPlugins: [[remarkBindingsReference, {root}], keep]});
  return trees[0] ?? {type: 'root', children: []};
}

/** One line for each node that a reader sees, deeper ones further in. */
function print(tree: Root): string {
  const lines: string[] = [];
  visitParents(tree, (node, ancestors) => {
    if (['root', 'list', 'listItem'].includes(node.type)) {
      return;
    }
    const properties = (node.data as {hProperties?: object} | undefined)?.hProperties;
    const owner = ancestors.at(-1);
    const own = owner?.type === 'listItem' ? owner.data : undefined;
    const facts = [
      node.type,
      'depth' in node ? node.depth : '',
      'meta' in node ? `${node.lang} ${node.meta}` : '',
      'value' in node ? JSON.stringify(node.value) : '',
      properties ? JSON.stringify(properties) : '',
      own ? JSON.stringify(own) : '',
    ];
    const depth = ancestors.filter(({type}) => ['paragraph', 'heading'].includes(type)).length;
    lines.push('  '.repeat(depth) + facts.filter((fact) => fact !== '').join(' '));
  });
  return `${lines.join('\n')}\n`;
}

describe('the packages on a page', () => {
  it('become headings, declarations, lists and links', async () => {
    const tree = await expand('<GoPackages only="go" />');
    await expect(print(tree)).toMatchFileSnapshot('fixtures/page.txt');
  });

  it('leave a page without them alone', async () => {
    expect(print(await expand('Text'))).toBe('paragraph\n  text "Text"\n');
  });

  it('may be spread over several elements', async () => {
    const tree = await expand(
      '## A\n\n<GoPackages only="go/mcp" />\n\n## B\n\n<GoPackages only="go/ai" />',
    );
    const depths = tree.children.flatMap((node) => (node.type === 'heading' ? [node.depth] : []));
    expect(depths.slice(0, 5)).toEqual([2, 3, 4, 2, 3]);
  });

  it('have the position of their element, for what later fails on them', async () => {
    const tree = await expand('Text\n\n<GoPackages only="go" />');
    const lines: unknown[] = [];
    visitParents(tree, ({position}) => void lines.push(position?.start.line));
    expect(new Set(lines)).toEqual(new Set([1, 3]));
  });

  it.each([
    ['<GoPackages only="go/ai" />', 3, /^no <GoPackages> of this page shows go\/mcp\/server\./],
    [
      '<GoPackages only="go" />\n\n<GoPackages only="go/ai" />',
      5,
      'go/ai/agents is shown on this page already. Show each package once.',
    ],
    [
      '<GoPackages only="go/x" />',
      3,
      'bindings/go.yaml has no package “go/x”. It has go/ai/agents, go/mcp/server.',
    ],
    ...['<GoPackages />', '<GoPackages only={1} />', '<GoPackages only="go" x="" />'].map(
      (element): [string, number, string] => [
        element,
        3,
        '<GoPackages> needs only and nothing else. Write <GoPackages only="go/hayride/ai" />.',
      ],
    ),
  ])('stop the build: %s', async (element, line, reason) => {
    const error = await expand(`Text\n\n${element}`).catch((caught: unknown) => caught as VFile);
    expect(error).toMatchObject({file: 'docs/page.mdx', line});
    expect(error).toHaveProperty('reason', expect.stringMatching(reason));
  });

  it('stop the build where there are no data', async () => {
    await expect(expand('<GoPackages only="go" />', '/nowhere')).rejects.toThrow(
      /bindings\/go\.yaml cannot be read: ENOENT.*\. Write the path of the data of the bindings\.$/,
    );
  });
});

describe('the packages of this repository', () => {
  it('say on the page all that the data say, and have their anchors', async () => {
    const {packages} = loadBindings(repository, 'bindings/go.yaml');
    const tree = await expand('<GoPackages only="go" />', repository);
    const text = readText(tree);
    const ids = new Set(JSON.stringify(tree).match(/(?<="id":")[^"]+/g));
    for (const pkg of packages) {
      expect(ids).toContain(findAnchor(pkg));
      for (const symbol of pkg.symbols) {
        const words = symbol.doc === undefined ? '' : readText({children: parseLine(symbol.doc)});
        expect(text, `the text of ${pkg.path} ${symbol.name}`).toContain(words);
        if (symbol.wit !== undefined) {
          expect(ids, `the anchor of ${symbol.name}`).toContain(findAnchor(pkg, symbol));
          expect(JSON.stringify(tree)).toContain(`"witPath":"${symbol.wit}"`);
        }
      }
    }
  });
});

type Texts = {value?: unknown; children?: readonly unknown[]};

function readText({value, children = []}: Texts): string {
  const own = typeof value === 'string' ? value : '';
  return own + children.map((child) => readText(child as Texts)).join('');
}
