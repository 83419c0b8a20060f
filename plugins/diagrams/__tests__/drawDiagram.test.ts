import {describe, expect, it} from 'vitest';
import {checkDiagram} from '../checkDiagram';
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

  it('says what is wrong, and in which line', async () => {
    await expect(drawDiagram('digraph g {\n  a -> -> b\n}')).rejects.toMatchObject({
      line: 2,
      message: "a diagram cannot be drawn: syntax error near '->'. Fix the DOT code of the fence.",
    });
  });
});

describe('checking a diagram', () => {
  it.each([
    'digraph g { a [label="color = red" class="guest"] }',
    'subgraph cluster_a { class="sandbox" }',
    'a [class=host]; a -> b [class="optional"]',
  ])('accepts %j', (source) => {
    expect(() => checkDiagram(source)).not.toThrow();
  });

  it('refuses an unknown class, at its line', () => {
    const message =
      'unknown class "red" in a diagram. Use one of guest, host, data, external, muted, sandbox, optional.';
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
