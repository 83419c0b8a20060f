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
          <span class="tok-keyword">export</span> <span class="tok-constant">run</span><span class="tok-keyword">: func</span>() <span class="tok-keyword">-&gt;</span> <span class="tok-function">string</span>;
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
    const end = start + 'b:c/d@1.0.0'.length;
    const html = await highlightCode(code, 'wit', [{start, end, href: '#d'}]);
    expect(textOf(html)).toBe(code);
    expect(textOf(html.match(/<a href="#d"[^>]*>(.*?)<\/a>/)?.[1] ?? '')).toBe('b:c/d@1.0.0');
  });

  it('colours a fragment of WIT like the whole', async () => {
    const code = 'push: static async func(msg: message)';
    const fragment = await highlightCode(code, 'wit');
    expect(fragment).toContain('<span class="tok-function">push</span>');
    expect(await highlightCode(`resource a {\n${code};\n}`, 'wit')).toContain(fragment);
  });

  it.each([
    ['a package in braces', 'package a:b@1.0.0 {', '}'],
    ['an interface in a world', 'world a {\n  export b: interface {', '}\n}'],
    ['gates', '@since(version = 1.0.0)\n@unstable(feature = a)\n@external-id("b")', ''],
  ])('colours WIT in or after %s', async (_, before, after) => {
    const code = [
      '@deprecated(version = 1.0.0)',
      'interface a {',
      '  use b:c/d@1.0.0.{e, f as g};',
      '  record h { i: list<stream<u8>, 4> } // j',
      '  variant k { l, m(future<e>), n(e) }',
      '  type o = error-context;',
      '  resource p { constructor(q: map<string, g>); r: async func() -> e; s: static async func(); }',
      '}',
      'world t { import u: func(); export b:c/d@1.0.0; include v with { w as x } }',
    ].join('\n');
    const html = await highlightCode(`${before}\n${code}\n${after}`, 'wit');
    expect(html).toContain(await highlightCode(code, 'wit'));
    await expect(await highlightCode(code, 'wit')).toMatchFileSnapshot('fixtures/wit.html');
  });

  it('has an element for each line of a shell, which may wrap', async () => {
    expect(await highlightCode('cd ..\n\nls --all', 'sh')).toMatchInlineSnapshot(`
      "<span class="line"><span class="tok-function">cd</span> <span class="tok-string">..</span>
      </span><span class="line">
      </span><span class="line"><span class="tok-function">ls</span> <span class="word"><span class="tok-string">--all</span></span></span>"
    `);
  });

  it.each(['text', 'console', 'sh'])('draws no links in %s', async (language) => {
    const links = [{start: 0, end: 1, href: '#'}];
    expect(await highlightCode('$ a', language, links)).not.toContain('<a');
  });

  it('refuses an unknown language and names the known ones', async () => {
    for (const language of ['witt', 'constructor', '__proto__']) {
      await expect(highlightCode('x', language)).rejects.toThrow(
        new RegExp(`^unknown language "${language}" of a code block\\. Use one of c, .*yaml`),
      );
    }
  });
});
