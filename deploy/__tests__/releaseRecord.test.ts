import {describe, expect, it} from 'vitest';
import {addRelease, listKept} from '../releaseRecord.mjs';

const FIRST = ['index.html', 'assets/js/a.00000001.js', 'assets/js/b.00000001.js'];
const SECOND = ['index.html', 'assets/js/a.00000002.js', 'assets/js/b.00000001.js'];
const THIRD = ['index.html', 'assets/js/a.00000003.js'];

/** Publishes releases on these days of a year, and lists what is kept after the last one. */
function publish(...releases: [day: number, files: string[]][]): string[] {
  let record: string | undefined;
  for (const [day, files] of releases) {
    record = JSON.stringify(addRelease(record, files, new Date(Date.UTC(2026, 0, day))));
  }
  return listKept(JSON.parse(record ?? '[]') as ReturnType<typeof addRelease>);
}

describe('the assets that a host keeps', () => {
  it('are those of the only release, and no pages', () => {
    expect(publish([1, FIRST])).toEqual([
      'P /assets/js/a.00000001.js',
      'P /assets/js/b.00000001.js',
    ]);
  });

  it('are those of all releases that were replaced within 30 days', () => {
    expect(publish([1, FIRST], [10, SECOND], [39, THIRD])).toEqual([
      'P /assets/js/a.00000001.js',
      'P /assets/js/a.00000002.js',
      'P /assets/js/a.00000003.js',
      'P /assets/js/b.00000001.js',
    ]);
  });

  it('are not those that were replaced earlier, but for what a later release has too', () => {
    expect(publish([1, FIRST], [10, SECOND], [41, THIRD])).toEqual([
      'P /assets/js/a.00000002.js',
      'P /assets/js/a.00000003.js',
      'P /assets/js/b.00000001.js',
    ]);
  });

  it('are those of the release before, however long it was online', () => {
    expect(publish([1, FIRST], [300, THIRD])).toContain('P /assets/js/a.00000001.js');
  });
});
