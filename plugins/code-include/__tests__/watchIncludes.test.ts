import path from 'node:path';
import {describe, expect, it} from 'vitest';
import watchIncludes from '../watchIncludes.mjs';

const PAGE = [
  '```go file=examples/a/main.go#greet title="main.go"',
  '```',
  '1. Step',
  '   ~~~wit title="x" file="wit/ai/types.wit"',
  '   ~~~',
  '```go file=examples/a/main.go',
  '```',
  'Prose about file=examples/no.go and `file=examples/no.go`.',
].join('\n');

describe('the files that a page shows', () => {
  it('that its fences name are dependencies of the page for the bundler, each once and without the region; the page stays as it is', () => {
    const dependencies: string[] = [];
    const context = {
      getOptions: () => ({root: path.resolve('/site')}),
      addDependency: (file: string) => dependencies.push(file),
    };
    expect(Reflect.apply(watchIncludes, context, [PAGE])).toBe(PAGE);
    expect(dependencies).toEqual([
      path.resolve('/site/examples/a/main.go'),
      path.resolve('/site/wit/ai/types.wit'),
    ]);
  });
});
