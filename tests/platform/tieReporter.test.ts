import {describe, expect, it} from 'vitest';
import {findFaults} from './tieReporter';

const tie = {id: 'exit-code', file: 'docs/index.mdx', line: 3, column: 9};

describe('the faults of a run', () => {
  it('are none where every statement has its scenario', () => {
    expect(findFaults(['exit-code', 'not-on-a-page'], [tie, {...tie, line: 4}])).toEqual([]);
  });

  it('name the statement whose scenario vanished, with its heading', () => {
    expect(findFaults([], [tie, {...tie, heading: 'Limits'}])).toEqual([
      'docs/index.mdx:3:9 the statement names the scenario exit-code, which does not exist. Name one of tests/platform, or correct the statement.',
      'docs/index.mdx:3:9 the statement below “Limits” names the scenario exit-code, which does not exist. Name one of tests/platform, or correct the statement.',
    ]);
  });

  it('name an id that two scenarios have', () => {
    expect(findFaults(['exit-code', 'exit-code'], [tie])).toEqual([
      'Two scenarios have the id exit-code. Rename one.',
    ]);
  });
});
