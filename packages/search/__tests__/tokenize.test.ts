import {describe, expect, it} from 'vitest';
import {listPlainWords, tokenize} from '../src/tokenize';

describe('the words of a string', () => {
  it.each([
    ['Run a component.', 'run component'],
    ['(see “Cranes”), then: stop!', 'see cranes stop'],
    ['lantern:ai/model', 'lantern:ai/model lantern ai model'],
    ['wasi:http', 'wasi:http wasi http'],
    ['--package', '--package package'],
    ['--package=a:b', '--package package a:b'],
    ['—package –package −it a‑b', '--package package --package package -it a-b'],
    ['sand\u00adbox ru\u200bn\u2060n\u200ber \ufeffcast', 'sandbox runner cast'],
    ['sand\u00a0box sand\u202fbox', 'sand box sand box'],
    ['$env:LANTERN_BIN', 'lantern_bin lantern bin'],
    ['export A_B=c, set A=b, export WIT', 'a_b c b export wit'],
    ['${BIN} %BIN% $BIN BIN="x"', 'bin bin bin bin x'],
    ['@jco/std #jco', 'jco/std jco std jco'],
    ['C:\\app\\bin', 'c:\\app\\bin app bin'],
    ['C:\\Users\\me\\.app /home/me/app', 'app app'],
    ['Ctrl+C control-c Cmd K ^C ⌘K', 'ctrl+c ctrl+c ctrl+k ctrl+c ctrl+k'],
    ['Go+Rust c++', 'go rust c'],
    ['-it', '-it'],
    ['config.yaml', 'config.yaml config yaml'],
    ['LANTERN_LOG_LEVEL', 'lantern_log_level lantern log level'],
    ['hello-world', 'hello-world hello world'],
    ['lantern:ai@0.0.65', 'lantern:ai@0.0.65 lantern:ai 0.0.65 lantern ai'],
    ['v0.0.6-alpha', 'v0.0.6-alpha v0.0.6 alpha 0.0.6-alpha 0.0.6'],
    ['localhost:8080', 'localhost:8080 localhost 8080'],
    ['~/.lantern/bin', 'lantern/bin lantern bin'],
    ['POST /v1/generate', 'post v1/generate generate'],
    ['list<u8>', 'list u8'],
    ['func() -> string', 'func string'],
    ["the host’s and a crane's", 'host crane'],
    ['naïve Größe 日本', 'naive große 日本'],
    ['ｗａｓｍ Ｃａｓｔ', 'wasm cast'],
    ['re\u0301sume\u0301 ﬁle', 'resume file'],
    ['C is one letter', 'c one letter'],
    [
      'RunnerResource.newRunner',
      'runnerresource.newrunner runnerresource newrunner runner resource new',
    ],
    ['mcp/tools.call-tool', 'mcp/tools.call-tool mcp tools.call-tool tools call-tool call tool'],
    ['- — … …', ''],
    ['', ''],
  ])('of %j are %j', (text, words) => {
    expect(tokenize(text).join(' ')).toBe(words);
  });

  it('are no longer than a reader would type', () => {
    const long = `a.${'x'.repeat(64)}`;
    expect(tokenize(long)).toEqual(['x'.repeat(64)]);
    expect(tokenize('x'.repeat(65))).toEqual([]);
  });
});

it.each([
  ['WebAssembly by getName', 'web assembly get name', 'webassembly getname'],
  ['a.b of hello-World', 'a.b hello world', 'a.b hello world'],
])('the plain words of %j are %j in code and %j in prose', (text, code, prose) => {
  expect(listPlainWords(text).join(' ')).toBe(code);
  expect(listPlainWords(text, true).join(' ')).toBe(prose);
});
