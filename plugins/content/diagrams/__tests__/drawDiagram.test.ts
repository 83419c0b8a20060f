import {describe, expect, it} from 'vitest';
import {checkDiagram} from '../index';
import {drawDiagram} from '../drawDiagram';

describe('drawing a diagram', () => {
  it('keeps classes and words, and drops colours, fonts, ids and tooltips', async () => {
    const {body} = await drawDiagram('digraph g { a [label="A & b" class="guest"]; a -> c }');
    expect(body).toContain('class="node guest"');
    expect(body).toContain('A &amp; b');
    expect(body).not.toMatch(/ (?:id|fill|stroke|style|font-family)=|<title|<!--|\n/);
  });

  it('returns the natural size in pixels and the view box in points', async () => {
    const {width, height, viewBox} = await drawDiagram('digraph g { a }');
    const [, , points] = viewBox.split(' ');
    expect(width).toBe(Math.ceil((Number(points) * 4) / 3));
    expect(height).toBeGreaterThan(0);
  });

  it('is the same each time', async () => {
    const source = 'digraph g { a -> b -> c; a -> c }';
    expect(await drawDiagram(source)).toEqual(await drawDiagram(source));
  });

  it('can be done a thousand times in a process, with labels that start with an empty line', async () => {
    const sources = [
      'digraph g { subgraph cluster_g { label="x"; a -> b } }',
      ...['a [label="\\nc"]', 'a [xlabel="\\rc"]', 'a -> b [label="\nc"]'].map(
        (line) => `digraph g { ${line} }`,
      ),
    ];
    const first = await Promise.all(sources.map(drawDiagram));
    for (const {body} of first.slice(1)) expect(body).not.toMatch(/<text[^>]*>\s*</);
    for (let count = 0; count < 250; count += 1) {
      expect(await Promise.all(sources.map(drawDiagram))).toEqual(first);
    }
  });

  it.each([
    'digraph',
    'strict digraph "a {b}"',
    '// a {\n# b {\n/* c { */ digraph g',
    'DIGRAPH -1.5',
  ])('finds the brace after %j', async (head) => {
    const {body} = await drawDiagram(`${head} { a }`);
    expect(body).toBe((await drawDiagram('digraph g { a }')).body);
  });

  it.each(['a -> -> b', 'a -> -> b [exports="a"]'])(
    'says what is wrong, and in which line: %s',
    async (line) => {
      await expect(drawDiagram(`digraph g {\n  ${line}\n}`)).rejects.toMatchObject({
        line: 2,
        message:
          "a diagram cannot be drawn: syntax error near '->'. Fix the DOT code of the fence.",
      });
    },
  );

  it.each(['a -> b', 'digraph <a{b}> { a }'])(
    'refuses %j, which does not start like one',
    (source) =>
      expect(drawDiagram(source)).rejects.toThrow(
        'a diagram cannot be drawn: it has no “digraph name {” at its start. Fix the DOT code of the fence.',
      ),
  );
});

describe('a component with ports', () => {
  const draw = (list: string) =>
    drawDiagram(
      `digraph g { rankdir=LR; c [label="c.wasm\\nin R&D" class="guest" ${list}]; a -> c:run:w }`,
    );
  const ports = (body: string) =>
    [...body.matchAll(/class="port (\w+)" points="([-\d.]+)/g)].map(([, kind, x]) => [
      kind,
      Number(x),
    ]);

  it('has a port for each interface: exports at its left, where they are called, others at its right', async () => {
    const {body} = await draw(
      'exports="run a:b/run" imports="in a:b/in|out a:b/out" unused="net a:b/net"',
    );
    const [left, right] = (/class="box" d="M([-\d.]+),[-\d.]+H([-\d.]+)/.exec(body) ?? [])
      .slice(1)
      .map(Number);
    expect(ports(body).map(([kind]) => kind)).toEqual(['export', 'import', 'import', 'unused']);
    for (const [kind, x] of ports(body)) {
      expect(Math.abs(Number(x) - Number(kind === 'export' ? left : right))).toBeLessThan(5);
    }
    for (const name of ['a:b/run', 'a:b/in', 'a:b/out']) {
      expect(body).toMatch(new RegExp(`<text class="code"[^>]*>${name}<`));
    }
    expect(body).toMatch(/<text class="quiet code"[^>]*>a:b\/net</);
  });

  it('has them whatever its words are and however they are written', async () => {
    const {body} = await drawDiagram(
      'digraph g { c [label="a[0] = \\"x\\"", exports = "run a[b]"; imports="in " + "c"]; plain [label="exports=\\"a\\""]}',
    );
    expect(ports(body).map(([kind]) => kind)).toEqual(['export', 'import']);
    expect(body).toMatch(/<text class="code"[^>]*>a\[0\] = &quot;x&quot;<[^]*>a\[b\]</);
  });

  it('has the name of its node without a label', async () => {
    const {body} = await drawDiagram('digraph g { "c.wasm" [exports="run"] }');
    expect(body).toMatch(/<text class="code"[^>]*>c\.wasm</);
  });

  it('is one box with an edge, a name in code and quiet remarks', async () => {
    const {body} = await draw('exports="run a:b/run"');
    expect(body.match(/class="(?:box|rim)"/g)).toEqual(['class="box"', 'class="rim"']);
    expect(body).toMatch(/<text class="code"[^>]* font-weight="bold"[^>]*>c\.wasm</);
    expect(body).toMatch(/<text class="quiet"[^>]*>in R&amp;D</);
  });

  it('keeps no colour', async () => {
    expect((await draw('imports="in a:b/in"')).body).not.toMatch(/#0000|fill=/);
  });
});

describe('the size of a drawing', () => {
  it('is that of its ground, if everything stands on one', async () => {
    const {body, viewBox} = await drawDiagram('digraph g { subgraph cluster_a { a -> b } }');
    const [left] = viewBox.split(' ').map(Number);
    const [, shift, ground] =
      /translate\(([\d.]+) .*?class="cluster".*?points="([-\d.]+)/.exec(body) ?? [];
    expect(Number(shift) + Number(ground) - (left ?? 0)).toBeCloseTo(1);
  });

  it('has room for what stands beside a ground', async () => {
    const {viewBox} = await drawDiagram(
      'digraph g { rankdir=LR; subgraph cluster_a { a -> b } c -> a }',
    );
    expect(viewBox).toMatch(/^0 0 /);
  });
});

describe('checking a diagram', () => {
  it.each([
    'digraph g { a [label="color = red" class="guest"] }',
    'a [label="class=red\nstyle = b"]',
    'subgraph cluster_a { class="sandbox" }',
    'a [class=host]; a -> b [class="optional"]',
  ])('accepts %j', (source) => {
    expect(() => checkDiagram(source)).not.toThrow();
  });

  it('refuses an unknown class, at its line', () => {
    const message =
      'unknown class "red" in a diagram. Use one of guest, host, data, external, absent, muted, sandbox, optional.';
    expect(() => checkDiagram('digraph g {\n  a [class="red"]\n}')).toThrow(
      expect.objectContaining({line: 2, message}),
    );
  });

  it.each(['color', 'fillcolor', 'fontname', 'style'])('refuses the attribute %s', (name) => {
    const message = `"${name}" is set in a diagram. Colours and fonts follow the page: use class instead.`;
    expect(() => checkDiagram(`a [${name}=x]`)).toThrow(
      expect.objectContaining({line: 1, message}),
    );
  });
});
