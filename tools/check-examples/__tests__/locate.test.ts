import {describe, expect, it} from 'vitest';
import {locateWacProblem} from '../parseWac';
import {locateWitProblem} from '../parseWit';

describe('the place of a problem in WIT', () => {
  it('is the one that wasm-tools names', () => {
    const reason = [
      'error: failed to parse dependency directory: /tmp/x/deps',
      '',
      'Caused by:',
      '    0: failed to parse package: /tmp/x/deps/block',
      '    1: expected `import`, found an identifier',
      '            --> /tmp/x/deps/block/block.wit:4:3',
      '             |',
      '           4 |   inclde a;',
      '             |   ^-----',
    ].join('\n');
    expect(locateWitProblem(reason, 'a\nb\nc\n  inclde a;')).toEqual({
      message: 'expected `import`, found an identifier',
      line: 4,
      column: 3,
    });
  });

  it('is where the code has what jco quotes', () => {
    const reason =
      "reading WIT dir at [/tmp/x]\n\nCaused by:\n    world 'impots' not found in package 'hayride:wasip2@0.0.65'";
    expect(locateWitProblem(reason, 'package a:b;\nworld w {\n  include x/impots;\n}')).toEqual({
      message: "world 'impots' not found in package 'hayride:wasip2@0.0.65'",
      line: 3,
      column: 13,
    });
  });

  it('is the start of the block where nobody names one', () => {
    expect(locateWitProblem('something is wrong', 'a')).toMatchObject({line: 1, column: 1});
  });
});

describe('the place of a problem in WAC', () => {
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
    expect(locateWacProblem(output)).toEqual({
      message: 'expected `;`, found package name',
      line: 2,
      column: 12,
    });
  });
});
