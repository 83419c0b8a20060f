import {describe, expect, it} from 'vitest';
import {listBare, parseSession} from '../parseSession';
import {listCommands, renderSession, renderShell, splitSession} from '../renderCode';

const tokenize = (code: string) => code.split('\n').map((content) => [{content, offset: 0}]);

describe('the lines of a shell', () => {
  it('are elements that hold the ends of the lines too', () => {
    expect(renderShell(['a', '', 'b'])).toBe(
      '<span class="line">a\n</span><span class="line">\n</span><span class="line">b</span>',
    );
  });
});

/** Returns the commands of a session, each with its output. */
const parse = (session: string) => parseSession(session).map(({code, output}) => [code, output]);

describe('a terminal session', () => {
  it('has prompts, commands and output on the lines of a shell', () => {
    expect(renderSession('$ ls \\\n  -a\na <b>\n\n$ pwd', tokenize)).toBe(
      renderShell([
        '<span class="tok-prompt">$ </span>ls \\',
        '  <span class="word">-a</span>',
        '<span class="tok-output">a &lt;b&gt;</span>',
        '',
        '<span class="tok-prompt">$ </span>pwd',
      ]),
    );
  });

  it.each([
    ['what its last command prints apart', '$ a\nb\n$ c\n\nd\n', '$ a\nb\n$ c', '\nd\n'],
    ['no output where nothing is printed at its end', '$ a\nb\n$ c', '$ a\nb\n$ c', undefined],
    ['all lines of its last command', '$ a \\\n  b\nc', '$ a \\\n  b', 'c'],
  ])('has %s', (_, session, value, output) => {
    expect(splitSession(session)).toEqual({value, ...(output !== undefined && {output})});
  });

  it('is copied without its prompts and its output', () => {
    expect(listCommands('$ one \\\n  --a\nout\n$ two\n')).toBe('one \\\n  --a\ntwo');
  });

  it('knows the line of each command', () => {
    expect(parseSession('$ a \\\nb\n\n$ c\n$ d').map(({line}) => line)).toEqual([1, 4, 5]);
  });
});

describe('a command of a session', () => {
  it.each([
    ['after a backslash', 'curl -X POST \\\n  -d 1'],
    ['after a pipe, with a comment', 'a | # b\n  c |&\n  d'],
    ['after “and” and “or”', 'a &&\n  b ||\n  c'],
    ['in quotes', "echo 'a\n$ b' \"c\n\\\"$ d\" $'e\\'\n$ f'"],
    ['in brackets', '(\n  a\n); b=$(\n  c\n); f() {\n  d\n}'],
    ['in a here-document', 'cat <<EOF >a\n$ b\nEOF'],
    ['in a quoted here-document', "cat <<'a b' | c\n\n  a b\na b"],
    ['in an indented here-document', 'cat <<-\\EOF\n\ta\n\tEOF'],
    ['in two here-documents', 'cat <<A - <<"B"\nB\nA\nA\nB'],
  ])('goes on %s', (_, code) => {
    expect(parse(`$ ${code}\nout\n$ next`)).toEqual([
      [code, 'out'],
      ['next', ''],
    ]);
  });

  it.each([
    'echo a # b \\',
    "echo it's # '",
    'echo a\\\\',
    'cat <<<EOF',
    'echo $((1 << 2)) # (',
    'echo \'<<EOF\' "<<EOF" \\<<a',
    'a &',
    'case a in a) b;; esac',
    'echo {a,b} ${c#d}',
  ])('ends with its line: %s', (code) => {
    expect(parse(`$ ${code}\nout`)).toEqual([[code, 'out']]);
  });

  it.each([
    ['a session starts with the prompt “$ ”', 1, 'out\n$ a'],
    ['the session ends within this command', 3, '$ a\nb\n$ c |'],
    ['nothing ends this here-document', 2, '$ a\n$ cat <<EOF\nEOF.'],
    ['nothing ends this here-document', 1, '$ cat <<EOF'],
  ])('is refused where %s', (message, line, session) => {
    expect(() => parseSession(session)).toThrow(expect.objectContaining({message, line}));
  });
});

describe('what a shell reads as it is', () => {
  it('is neither quoted nor in a comment or a here-document', () => {
    const script = 'a "b" \\c \'d\' # e\nf <<G\nh\nG\ni';
    const bare = listBare(script).map((offset) => script[offset]);
    expect(bare.join('').replace(/\s/g, '')).toBe('af<<Gi');
  });
});
