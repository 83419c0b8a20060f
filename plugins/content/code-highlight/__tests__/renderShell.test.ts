import {describe, expect, it} from 'vitest';
import {listCommands, renderSession, renderShell, splitSession} from '../renderCode';

const tokenize = (content: string) => [{content, offset: 0}];

describe('the lines of a shell', () => {
  it('are elements that hold the ends of the lines too', () => {
    expect(renderShell(['a', '', 'b'])).toBe(
      '<span class="line">a\n</span><span class="line">\n</span><span class="line">b</span>',
    );
  });
});

describe('a terminal session', () => {
  it('has prompts, commands and output on the lines of a shell', () => {
    expect(renderSession('$ ls\na <b>\n\n$ pwd', tokenize)).toBe(
      renderShell([
        '<span class="tok-prompt">$ </span>ls',
        '<span class="tok-output">a &lt;b&gt;</span>',
        '',
        '<span class="tok-prompt">$ </span>pwd',
      ]),
    );
  });

  it.each([
    ['what its last command prints apart', '$ a\nb\n$ c\n\nd\n', '$ a\nb\n$ c', '\nd\n'],
    ['no output where nothing is printed at its end', '$ a\nb\n$ c', '$ a\nb\n$ c', undefined],
    ['no output without a command', 'a\nb', 'a\nb', undefined],
  ])('has %s', (_, session, value, output) => {
    expect(splitSession(session)).toEqual({value, ...(output !== undefined && {output})});
  });

  it('is copied without its prompts and its output', () => {
    expect(listCommands('$ one --a\nout\n$ two\n')).toBe('one --a\ntwo');
  });
});
