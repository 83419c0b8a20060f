import {compile} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import remarkGfm from 'remark-gfm';
import {describe, expect, it} from 'vitest';
import {remarkTutorial} from '..';

/** Returns the JSX of a page, one element on each line. */
async function build(value: string, type = 'tutorial'): Promise<string> {
  const file = new VFile({value, path: 'docs/page.mdx', data: {frontMatter: {type}}});
  const page = await compile(file, {jsx: true, remarkPlugins: [remarkGfm, remarkTutorial]});
  return String(page)
    .replaceAll('_components.', '')
    .replaceAll(/\{"([^"]*)"\}/g, '$1');
}

describe('a numbered part of a tutorial', () => {
  it('is a step that ends at the next section, and keeps the words of its heading', async () => {
    const page = await build(
      '## Before\n\nA\n\n## 1. Do `it`\n\nB\n\n### More\n\nC\n\n## After\n\nD',
    );
    const [before = '', step = '', after = ''] = page.split(
      /<section className="step">|<\/section>/,
    );
    expect(before).toContain('<p>A</p>');
    expect(step).toContain(
      '<h2><span className="step__number">1<span>. </span></span>Do <code>it</code></h2>',
    );
    expect(step).toMatch(/<p>B<\/p>[^]*<h3>More<\/h3>[^]*<p>C<\/p>/);
    expect(after).toContain('<h2>After</h2>');
  });

  it('is one step beside the next', async () => {
    const page = await build('## 1. A\n\n## 2. B');
    expect(page.match(/<section|<\/section>/g)).toEqual([
      ...['<section', '</section>'],
      ...['<section', '</section>'],
    ]);
  });

  it('has the file that Hayride takes or writes last at its end, if it is the last one', async () => {
    const write = (...commands: string[]) => `~~~sh\n${commands.join('\n')}\n~~~`;
    const register = 'hayride register --bin out/part.wasm';
    const compose = 'hayride wac compose --path x.wac \\\n  --out whole.wasm';
    const page = await build(
      `## 1. A\n\n## 2. B\n\n${write(register, compose)}\n\n## Clean up\n\n${write('rm whole.wasm')}`,
    );
    const result = '<p className="step-result">You built <code>whole.wasm</code></p>';
    expect(page.replaceAll('{" "}', ' ')).toContain(`${result}</section>`);
    expect(await build(`## 1. A\n\n${write(register)}`)).toContain('<code>part.wasm</code>');
    expect(await build(`## 1. A\n\n${write('jco run --out a.wasm')}`)).not.toContain('You built');
  });

  it('is nothing special on other pages', async () => {
    expect(await build('## 1. A\n\n**Got something else?** b', 'concept')).not.toMatch(
      /section|Details/,
    );
  });
});

describe('what to do about another output', () => {
  /** Returns the content of the fold, and what remains after it. */
  async function fold(markdown: string) {
    const page = await build(markdown);
    const [, summary = '', content = '', rest = ''] =
      /<Details>[^]*?<summary>([^]*?)<\/summary>([^]*)<\/Details>([^]*)/.exec(page) ?? [];
    return {summary, content, rest};
  }

  it('is folded', async () => {
    const {summary, content, rest} = await fold(
      '**Got something else?** You are elsewhere.\n\nOn.',
    );
    expect(summary).toBe('Got something else?');
    expect(content.trim()).toBe('<p>You are elsewhere.</p>');
    expect(rest).toContain('<p>On.</p>');
  });

  it.each([
    ['`not found: x` means that', 'not found: x'],
    ['\n\n- `not found: x`: y', 'not found: x'],
    ['\n\n| Message | Cause |\n|---|---|\n| `not found: x` | y |', 'not found: x'],
  ])('shows the message that it starts with in its line: %j', async (words, message) => {
    const {summary} = await fold(`**Got something else?** ${words}`);
    expect(summary).toBe(
      `Got something else? <span className="fold-hint"><code>${message}</code></span>`,
    );
  });

  it.each(['`hayride` prints nothing.', 'Without `a tool`.'])(
    'shows nothing else that is code: %j',
    async (words) => {
      expect((await fold(`**Got something else?** ${words}`)).summary).toBe('Got something else?');
    },
  );

  it('takes along what it introduces and a paragraph after that', async () => {
    for (const words of ['', ' Read this:']) {
      const {content, rest} = await fold(`**Got something else?**${words}\n\n- a\n\nB\n\nC`);
      expect(content).toMatch(/<li>a<\/li>[^]*<p>B<\/p>/);
      expect(rest).toContain('<p>C</p>');
    }
  });

  it('takes along nothing of the next part', async () => {
    const {content, rest} = await fold('**Got something else?**\n\n- a\n\n## 2. B\n\nC');
    expect(content).not.toContain('C');
    expect(rest).toContain('<p>C</p>');
  });

  it('is found in lists and panels too', async () => {
    expect((await fold('<div>\n\n**Got something else?** A.\n\n</div>')).content).toContain(
      '<p>A.</p>',
    );
  });
});
