import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import {remarkDiagrams} from '../index';

const build = async (value: string) =>
  String(
    await compile({value, path: 'docs/page.mdx'}, {jsx: true, remarkPlugins: [remarkDiagrams]}),
  );

describe('diagrams of a page', () => {
  it('become the diagram component with title, text alternative and drawing', async () => {
    const out = await build('```dot title="A" alt="B to C."\ndigraph g { b -> c }\n```');
    expect(out).toContain('<Diagram title="A" alt="B to C." body=');
    expect(out).not.toContain('digraph');
  });

  it('keep other code as it is', async () => {
    expect(await build('```sh\nls\n```')).not.toContain('Diagram');
  });

  it.each(['', 'title="A"', 'alt="B"'])(
    'stop the build without a title and an alt (%j)',
    async (meta) => {
      await expect(build(`Text\n\n\`\`\`dot ${meta}\ndigraph g {}\n\`\`\``)).rejects.toMatchObject({
        file: 'docs/page.mdx',
        line: 3,
        reason:
          'a diagram lacks title="…" or alt="…" after ```dot. Say in alt everything that it shows.',
      });
    },
  );

  it('stop the build at the line of broken DOT', async () => {
    const page = 'Text\n\n```dot title="A" alt="B"\ndigraph g {\n  a -> -> b\n}\n```';
    await expect(build(page)).rejects.toMatchObject({line: 5});
  });

  it('stop the build at the line of an unknown class', async () => {
    const page = '```dot title="A" alt="B"\ndigraph g {\n  a [class="x"]\n}\n```';
    await expect(build(page)).rejects.toMatchObject({line: 3});
  });
});
