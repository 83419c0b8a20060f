import {describe, expect, it} from 'vitest';
import {describeShown} from '../describeShown';
import type {Outcome} from '../types';

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

  it.each([undefined, 'examples/a-go-2/main.go', 'wit/ai/types.wit'])(
    'is nothing for %s',
    (file) => {
      expect(describeFile(file)).toBeUndefined();
    },
  );
});
