import {describe, expect, it} from 'vitest';
import {highlightCode} from '../highlightCode';
import {LANGUAGES} from '../languages';

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe('highlighting code', () => {
  it('marks WIT with classes and no styles', async () => {
    expect(await highlightCode('world hello {\n  export run: func() -> string;\n}', 'wit'))
      .toMatchInlineSnapshot(`
        "<span class="tok-keyword">world</span> <span class="tok-function">hello</span> {
          <span class="tok-keyword">export</span> <span class="tok-constant">run</span>: <span class="tok-keyword">func</span>() <span class="tok-keyword">-&gt;</span> <span class="tok-function">string</span>;
        }"
      `);
  });

  it('marks WAC with the grammar of this site', async () => {
    expect(
      await highlightCode('let a = new test:b@0.0.1 { c: d.e, ... }; // f', 'wac'),
    ).toMatchInlineSnapshot(
      `"<span class="tok-keyword">let</span> a = <span class="tok-keyword">new</span> <span class="tok-function">test:b@0.0.1</span> { c<span class="tok-punctuation">:</span> d.e, <span class="tok-keyword">...</span> }; <span class="tok-comment">// f</span>"`,
    );
  });

  it('colours the commands of a terminal session, and marks its prompts and output', async () => {
    expect(await highlightCode('$ echo "<a>"\n<a>\n\n$ pwd', 'console')).toMatchInlineSnapshot(`
      "<span class="line"><span class="tok-prompt">$ </span><span class="tok-function">echo</span> <span class="tok-string-expression">&quot;&lt;a&gt;&quot;</span>
      </span><span class="line"><span class="tok-output">&lt;a&gt;</span>
      </span><span class="line">
      </span><span class="line"><span class="tok-prompt">$ </span><span class="tok-function">pwd</span></span>"
    `);
  });

  it.each([...LANGUAGES.keys()])('keeps every character of %s', async (language) => {
    const start = language === 'console' ? '$ ' : '';
    const code = `${start}# a <b> & "c"\n\n  let x = {y: [1, 2]} // d\n$ e --f=g`;
    const html = await highlightCode(code, language);
    expect(textOf(html)).toBe(code);
    expect(html).not.toContain('style=');
  });

  it('draws links over the lines and tokens of a block', async () => {
    const code = 'world a {\n  import b:c/d@1.0.0;\n}';
    const start = code.indexOf('b:c');
    const html = await highlightCode(code, 'wit', {
      links: [{start, end: start + 'b:c/d@1.0.0'.length, href: '#d'}],
    });
    expect(textOf(html)).toBe(code);
    expect(textOf(html.match(/<a href="#d"[^>]*>(.*?)<\/a>/)?.[1] ?? '')).toBe('b:c/d@1.0.0');
  });

  it('colours a fragment by the code in front of it, and shows only the fragment', async () => {
    const code = 'push: func(msg: message)';
    const start = code.lastIndexOf('message');
    const html = await highlightCode(code, 'wit', {
      context: 'interface context {',
      links: [{start, end: start + 'message'.length, href: '#m'}],
    });
    expect(textOf(html)).toBe(code);
    expect(html).toMatchInlineSnapshot(
      `"<span class="tok-function">push</span><span class="tok-keyword">:</span> <span class="tok-keyword">func</span>(msg<span class="tok-keyword">:</span> <a href="#m" tabindex="-1" draggable="false"><span class="tok-function">message</span></a>)"`,
    );
    expect(html).not.toBe(await highlightCode(code, 'wit'));
  });

  it('has an element for each line of a shell, which may wrap', async () => {
    expect(await highlightCode('cd ..\n\nls --all', 'sh')).toMatchInlineSnapshot(`
      "<span class="line"><span class="tok-function">cd</span> <span class="tok-string">..</span>
      </span><span class="line">
      </span><span class="line"><span class="tok-function">ls</span> <span class="word"><span class="tok-string">--all</span></span></span>"
    `);
  });

  it.each(['text', 'console', 'sh'])('draws no links in %s', async (language) => {
    const hints = {links: [{start: 0, end: 1, href: '#'}]};
    expect(await highlightCode('$ a', language, hints)).not.toContain('<a');
  });

  it('refuses an unknown language and names the known ones', async () => {
    for (const language of ['witt', 'constructor', '__proto__']) {
      await expect(highlightCode('x', language)).rejects.toThrow(
        new RegExp(`^unknown language "${language}" of a code block\\. Use one of c, .*yaml\\.$`),
      );
    }
  });
});
