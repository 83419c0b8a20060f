import {describe, expect, it} from 'vitest';
import {formatFinding} from '../../lib/formatFinding.mjs';
import {parseSource} from '../parseSource';
import {checkWords} from '../rules';

const check = (file: string, source: string) =>
  checkWords(parseSource(file, source)).map(formatFinding);

describe('a source of the reference', () => {
  it('is held to its words in the doc comments of WIT, not to its code', () => {
    const source = [
      '// Just a note for maintainers!',
      'package hayride:just@0.1.0;',
      '',
      '  /// Gives what was asked, `just so!`, as [one',
      '  /// says](/just/here). Simply call it.',
      '  ///',
      '  /// It never runs untrusted code. It is a guarantee!',
      '  interface just {}',
    ].join('\n');
    expect(check('sources/wit/a/a.wit', source)).toMatchInlineSnapshot(`
      [
        "sources/wit/a/a.wit:5:26 banned-word “Simply” is a banned word. Leave it out: what is simple for you may be new to the reader.",
        "sources/wit/a/a.wit:7:45 promise “guarantee” promises too much. Say what was checked, and against which version.",
        "sources/wit/a/a.wit:7:54 exclamation-mark an exclamation mark. End with a full stop; put output and code in backticks.",
      ]
    `);
  });

  it('is held to its words in the sentences of YAML, not to its names', () => {
    const source = [
      '# Just a note!',
      'title: Easy!',
      'summary: Just runs it.',
      'it:',
      '  description: >-',
      '    Two lines, and the second is',
      '    easy. `Not easy!`',
      '  x-errors: "It is TODO."',
      'description:',
      '  type: easy!',
    ].join('\n');
    expect(check('sources/openapi/a.yaml', source)).toMatchInlineSnapshot(`
      [
        "sources/openapi/a.yaml:3:10 banned-word “Just” is a banned word. Leave it out: what is simple for you may be new to the reader.",
        "sources/openapi/a.yaml:7:5 banned-word “easy” is a banned word. Leave it out: what is simple for you may be new to the reader.",
        "sources/openapi/a.yaml:8:20 banned-word “TODO” is a banned word. A page says what is: leave it out, or write what is known.",
      ]
    `);
  });

  it('is held to its words in block doc comments and after code, not in other comments', () => {
    const source = [
      '/* Just a note.',
      '/// It is easy. */',
      '// /** Just a note. */',
      '/** Simply one line. */',
      'interface a {',
      '  /**',
      '   * The first is `just so`, the second',
      '   * is coming',
      '   * soon.',
      '   */',
      '  b: func(); /// Please. More is coming',
      '  /// soon.',
      '  /**/ c: func(); /* just /* simply */ please */',
      '}',
    ].join('\r\n');
    expect(check('sources/wit/a/a.wit', source)).toMatchInlineSnapshot(`
      [
        "sources/wit/a/a.wit:4:5 banned-word “Simply” is a banned word. Leave it out: what is simple for you may be new to the reader.",
        "sources/wit/a/a.wit:8:9 banned-word “coming soon” is a banned word. A page says what is: leave it out, or write what is known.",
        "sources/wit/a/a.wit:11:18 banned-word “Please” is a banned word. Leave it out and use the plain imperative.",
        "sources/wit/a/a.wit:11:34 banned-word “coming soon” is a banned word. A page says what is: leave it out, or write what is known.",
      ]
    `);
  });

  it('is not held to them in examples, which are data', () => {
    const source = [
      'note:',
      '  example:',
      '    description: Just do it!',
      '  description: Just do it.',
    ].join('\n');
    expect(check('sources/openapi/a.yaml', source)).toMatchInlineSnapshot(`
      [
        "sources/openapi/a.yaml:4:16 banned-word “Just” is a banned word. Leave it out: what is simple for you may be new to the reader.",
      ]
    `);
  });
});
