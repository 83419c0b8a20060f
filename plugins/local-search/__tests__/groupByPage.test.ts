import {describe, expect, it} from 'vitest';
import {groupByPage} from '../client/groupByPage';

const group = (...urls: string[]) => groupByPage(urls.map((url) => ({url}))).map(({url}) => url);

describe('the list of results', () => {
  it('puts the sections of a page together at the place of the best', () => {
    expect(group('/b#1', '/a', '/b', '/c', '/a#1')).toEqual(['/b#1', '/b', '/a', '/a#1', '/c']);
  });

  it('shows a page three times at most', () => {
    expect(group('/a', '/a#1', '/a#2', '/a#3', '/b')).toEqual(['/a', '/a#1', '/a#2', '/b']);
  });

  it('has eight results at most', () => {
    const urls = Array.from({length: 20}, (_, index) => `/${index}`);
    expect(group(...urls)).toEqual(urls.slice(0, 8));
  });
});
