import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {describe, expect, it} from 'vitest';
import remarkTableLabels from '..';

const build = async (markdown: string) =>
  String(await compile(markdown, {jsx: true, remarkPlugins: [remarkGfm, remarkTableLabels]}));

describe('the cells of a table', () => {
  it('know the names of their columns, but for the first of a row', async () => {
    const page = await build('| Key | `Type` | Meaning |\n|---|---|---|\n| a | b | c |');
    const [head, body = ''] = page.split('<_components.tbody>');
    expect(head).not.toContain('data-label');
    expect(body.match(/data-label="[^"]*"/g)).toEqual([
      'data-label="Type"',
      'data-label="Meaning"',
    ]);
    expect(body).toContain('<_components.td>{"a"}');
  });

  it('need no names where a row is a name and what it means', async () => {
    expect(await build('| Key | Meaning |\n|---|---|\n| a | b |')).not.toContain('data-label');
  });
});
