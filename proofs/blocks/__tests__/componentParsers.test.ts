import {describe, expect, it} from 'vitest';
import {toWacProblem, toWitProblem} from '../componentParsers';

describe('the location of a problem in WIT', () => {
  it('is the one that wasm-tools names', () => {
    const reason = [
      'error: failed to parse dependency directory: /tmp/x/deps: failed to parse package: /tmp/x/deps/block: expected `import`, found an identifier',
      '     --> /tmp/x/deps/block/block.wit:4:3',
      '      |',
      '    4 |   inclde a;',
      '      |   ^-----',
    ].join('\n');
    expect(toWitProblem(reason, 'a\nb\nc\n  inclde a;')).toEqual({
      message: 'expected `import`, found an identifier',
      line: 4,
      column: 3,
    });
  });

  it('keeps a reason of several lines', () => {
    const reason =
      "error: package 'a:c@0.2.0' not found. known packages:\n    a:b\n     --> /tmp/x/deps/block/block.wit:4:11";
    expect(toWitProblem(reason, '').message).toBe(
      "package 'a:c@0.2.0' not found. known packages: a:b",
    );
  });

  it('is the start of the block where no line is named', () => {
    const reason = [
      'reading WIT dir at [/tmp/x]',
      '',
      'Caused by:',
      '    0: failed to parse dependency directory: /tmp/x/deps',
      '    1: failed to parse package: /tmp/x/deps/block',
      '    2: expected `import`, found an identifier',
    ].join('\n');
    expect(toWitProblem(reason, 'package a:b;\nworld w { imports x; }')).toEqual({
      message: 'expected `import`, found an identifier',
      line: 1,
      column: 1,
    });
  });

  it('is where the code has what is quoted', () => {
    const reason =
      "reading WIT dir at [/tmp/x]\n\nCaused by:\n    world 'impots' not found in package 'hayride:wasip2@0.0.65'";
    expect(toWitProblem(reason, 'package a:b;\nworld w {\n  include x/impots;\n}')).toEqual({
      message: "world 'impots' not found in package 'hayride:wasip2@0.0.65'",
      line: 3,
      column: 13,
    });
  });

  it('is the start of the block where nobody names one', () => {
    expect(toWitProblem('something is wrong', 'a')).toMatchObject({line: 1, column: 1});
  });
});

describe('the location of a problem in WAC', () => {
  it('is the one that wac names', () => {
    const output = [
      'error: failed to parse document',
      '',
      '  × expected `;`, found package name',
      '   ╭─[/tmp/x/block.wac:2:12]',
      ' 1 │ package a:b;',
      ' 2 │ let x = nw a:c {};',
      '   ·            ─┬─',
      '   ╰────',
    ].join('\n');
    expect(toWacProblem(output)).toEqual({
      message: 'expected `;`, found package name',
      line: 2,
      column: 12,
    });
  });
});
