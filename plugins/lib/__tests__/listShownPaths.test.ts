import {describe, expect, it} from 'vitest';
import {listShownPaths} from '../listShownPaths';

describe('what a page shows', () => {
  it.each([
    ['a file', '```go file=examples/a/main.go title="main.go"', ['examples/a/main.go']],
    ['the file of a region', '```go file=examples/a/main.go#greet', ['examples/a/main.go']],
    ['a quoted file', '~~~wit title="x" file="sources/wit/a b.wit#c"', ['sources/wit/a b.wit']],
    ['a file in a list', '1. Step\n   ````wit file=sources/wit/a.wit', ['sources/wit/a.wit']],
    ['an example', 'Text.\n\n<Download example="greeter-rust" />', ['examples/greeter-rust']],
    ['the example of a card', '<WitContract example="a" world="b" />', ['examples/a']],
    ['nothing in prose', 'Write file=examples/no.go and `file=examples/no.go`.', []],
    ['nothing above the repository', '```go file=../a.go\n```\n```go file=/a.go', []],
  ])('is %s', (_, source, paths) => {
    expect(listShownPaths(source)).toEqual(paths);
  });

  it('is each file and example once', () => {
    const page = '```go file=examples/a/main.go#b\n```\n<Download example="a" />\n';
    expect(listShownPaths(page.repeat(2))).toEqual(['examples/a/main.go', 'examples/a']);
  });
});
