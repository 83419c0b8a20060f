import {compile} from '@mdx-js/mdx';
import type {CodeData, Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {collectNodes} from 'docusaurus-wit-reference/elements';
import remarkCodeHighlight from '../highlightCode';

/** Adds data to each fence as earlier plugins do. */
function remarkData(data: CodeData) {
  return (tree: Root) => {
    for (const {node} of collectNodes(tree, 'code')) {
      node.data = data;
    }
  };
}

const build = async (value: string, data: CodeData = {}) =>
  String(
    await compile(
      {value, path: 'docs/page.mdx'},
      {jsx: true, remarkPlugins: [[remarkData, data], remarkCodeHighlight]},
    ),
  );

describe('code blocks of a page', () => {
  it('become the code block component with title, label and coloured lines', async () => {
    const out = await build('```json title="a.json"\n{"a": 1}\n```');
    expect(out).toContain('<CodeBlock language="json" label="JSON" title="a.json" html=');
    expect(out).toContain('tok-');
    expect(out).not.toContain('<pre');
  });

  it('hand the commands of a session to the copy button, and show what the last prints', async () => {
    const out = await build('```console\n$ ls\na\n$ pwd\n/b\n```');
    expect(out).toContain('copy="ls\npwd"');
    expect(out).toContain('output="/b"');
    expect(out.match(/html="[^"]*"/)?.[0]).not.toContain('/b');
  });

  it('stop the build at the line of a session that cannot be read', async () => {
    const page = 'Text.\n\n```console\n$ a\n$ cat <<EOF\n```';
    await expect(build(page)).rejects.toMatchObject({
      line: 5,
      reason:
        'this session cannot be read: nothing ends this here-document. Correct it, or use text.',
    });
  });

  it('have the text after their commands as output', async () => {
    const out = await build('```sh\nls\n```\n\n```text\na < b\n```');
    expect(out).toContain('output="a < b"');
    expect(out.match(/<CodeBlock/g)).toHaveLength(1);
  });

  it('say how many lines they have where these are more than 30', async () => {
    expect(await build(`\`\`\`go\n${'a\n'.repeat(31)}\`\`\``)).toContain('lines="31"');
    expect(await build(`\`\`\`go\n${'a\n'.repeat(30)}\`\`\``)).not.toContain('lines=');
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
      links: [{start: 6, end: 7, href: '#a'}],
    });
    expect(out).toContain('<a href=&quot;#a&quot; tabindex=&quot;-1&quot;');
    expect(out).toContain('links="<li><a href=&quot;#a&quot;>');
  });

  it('have no list where nothing leads anywhere', async () => {
    expect(await build('```wit\nworld a {}\n```')).not.toContain('links=');
  });

  it('are a signature without title and copy button where a reference made them one', async () => {
    const out = await build('```wit title="a.wit"\nworld a {}\n```', {isSignature: true});
    expect(out).toContain('<CodeSignature language="wit" html=');
    expect(out).not.toContain('<CodeBlock');
    expect(out).not.toContain('a.wit');
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
