import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import type {CodeHints} from '../../shared/codeHints';
import rehypeCodeHighlight from '../rehypeCodeHighlight';

/**
 * Does what happens before rehype: Docusaurus hands the fence's settings on as a property, and other
 * plugins their hints.
 */
function remarkMeta(hints: CodeHints) {
  return (tree: {children: {type: string; meta?: string; data?: unknown}[]}) => {
    for (const node of tree.children.filter(({type}) => type === 'code')) {
      node.data = {hProperties: {metastring: node.meta, ...hints}};
    }
  };
}

const build = async (value: string, hints: CodeHints = {}) =>
  String(
    await compile(
      {value, path: 'docs/page.mdx'},
      {jsx: true, remarkPlugins: [[remarkMeta, hints]], rehypePlugins: [rehypeCodeHighlight]},
    ),
  );

describe('code blocks of a page', () => {
  it('become the code block component with title, label and coloured lines', async () => {
    const out = await build('```json title="a.json"\n{"a": 1}\n```');
    expect(out).toContain('<CodeBlock language="json" label="JSON" title="a.json" html=');
    expect(out).toContain('tok-');
    expect(out).not.toContain('<pre');
  });

  it('hand the commands of a session to the copy button', async () => {
    expect(await build('```console\n$ ls\na\n```')).toContain('copy="ls"');
  });

  it('are plain text without a language', async () => {
    expect(await build('```\na < b\n```')).toContain('label="Text"');
  });

  it('are found inside lists and quotes', async () => {
    const out = await build('- item\n\n  ```sh\n  ls\n  ```\n\n> ```sh\n> pwd\n> ```');
    expect(out.match(/<CodeBlock/g)).toHaveLength(2);
  });

  it('hand their links on, in the code and as a list', async () => {
    const out = await build('```wit\nworld a {}\n```', {
      codeLinks: [{start: 6, end: 7, href: '#a'}],
    });
    expect(out).toContain('<a href=&quot;#a&quot; tabindex=&quot;-1&quot;');
    expect(out).toContain('links="<li><a href=&quot;#a&quot;>');
  });

  it('have no list where nothing leads anywhere', async () => {
    expect(await build('```wit\nworld a {}\n```')).not.toContain('links=');
  });

  it('are a signature without title and copy button where they say “bare”', async () => {
    const out = await build('```wit bare title="a.wit"\nworld a {}\n```');
    expect(out).toContain('<CodeSignature html=');
    expect(out).not.toContain('<CodeBlock');
    expect(out).not.toContain('a.wit');
  });

  it('are coloured by the context that a plugin gives them', async () => {
    const code = '```wit bare\nrun: func()\n```';
    const context = {codeContext: 'interface context {'};
    expect(await build(code, context)).toContain('tok-keyword');
    expect(await build(code, context)).not.toContain('interface context');
  });

  it('stop the build with file, line and column at an unknown language', async () => {
    await expect(build('Text\n\n```nope\nx\n```')).rejects.toMatchObject({
      file: 'docs/page.mdx',
      line: 3,
      column: 1,
      reason: expect.stringContaining('unknown language "nope"') as string,
    });
  });

  it('stop the build with file, line and column at broken settings', async () => {
    await expect(build('```sh title="a\nx\n```')).rejects.toMatchObject({
      line: 1,
      reason: expect.stringContaining('bad settings of a code block: title="a') as string,
    });
  });
});
