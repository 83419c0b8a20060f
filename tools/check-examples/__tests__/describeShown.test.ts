import {describe, expect, it} from 'vitest';
import {describeShown} from '../describeShown';
import type {Finding, Outcome} from '../types';

const run = (expect: string) => [{command: 'ls', expect}];
const outcome: Outcome = {
  example: {
    folder: 'examples/a-go',
    title: 'A',
    language: 'go',
    ways: [
      {tools: {}, build: [], run: run('expect/test.txt')},
      {tools: {tinygo: '0.41.1'}, build: [], run: run('expect/demo.txt')},
    ],
  },
  state: 'built and run',
  compared: ['examples/a-go/expect/test.txt'],
  skipped: ['examples/a-go, alternative 1: tinygo 0.41.1 is not installed'],
  findings: [],
};
const describeFile = (shows: string | undefined) =>
  describeShown(shows === undefined ? {} : {shows}, [outcome]);

describe('what is known of a file that a block shows', () => {
  it.each(['examples/a-go/main.go', 'examples/a-go/expect/test.txt'])(
    'is the state of its example for %s',
    (file) => {
      expect(describeFile(file)).toMatchObject({state: 'built and run'});
    },
  );

  it('is the missing tool for an output that was not compared', () => {
    expect(describeFile('examples/a-go/expect/demo.txt')).toEqual({
      state: 'unchecked',
      reason: 'examples/a-go, alternative 1: tinygo 0.41.1 is not installed',
    });
  });

  it.each(['examples/a-go/main.go', 'examples/a-go/expect/demo.txt'])(
    'is the failure of its example for %s, not what an alternative lacks',
    (file) => {
      const findings: Finding[] = [{file, line: 1, column: 1, kind: 'example', message: 'bad'}];
      const failed: Outcome = {...outcome, state: 'unchecked', compared: [], findings};
      expect(describeShown({shows: file}, [failed])).toEqual({
        state: 'unchecked',
        reason: 'examples/a-go failed',
      });
    },
  );

  it('is the missing tool where that is what was found', () => {
    const skipped = ['examples/a-go: go 1.26 is not installed'];
    const findings: Finding[] = [
      {file: 'examples/a-go/example.json', line: 1, column: 1, kind: 'toolchain', message: 'bad'},
    ];
    const untried: Outcome = {...outcome, state: 'unchecked', compared: [], skipped, findings};
    expect(describeShown({shows: 'examples/a-go/main.go'}, [untried])).toEqual({
      state: 'unchecked',
      reason: skipped[0],
    });
  });

  it.each([undefined, 'examples/a-go-2/main.go', 'wit/ai/types.wit'])(
    'is nothing for %s',
    (file) => {
      expect(describeFile(file)).toBeUndefined();
    },
  );
});
