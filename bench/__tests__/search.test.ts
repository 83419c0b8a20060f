import {describe, expect, it} from 'vitest';
import {collectSections} from '../../plugins/local-search';
import {weighActed} from '../accountRequests';
import {findQuantile} from '../figures';
import {makePages} from '../makePages';
import {planSession} from '../planSession';
import {chooseQueries} from '../runSearch';

const pages = makePages(20);

describe('made pages', () => {
  it('are the same each time', () => {
    expect(makePages(20)).toEqual(pages);
  });

  it('have 6 to 10 sections, about 900 words and a title of their own', () => {
    for (const page of pages) {
      const sections = collectSections([page]);
      const words = page.paragraphs.flat().length;
      expect(sections.map(({trail}) => trail.join())).toEqual(['', ...page.headings]);
      expect(page.headings.length).toBeGreaterThanOrEqual(6);
      expect(page.headings.length).toBeLessThanOrEqual(10);
      expect(Math.abs(words - 900)).toBeLessThan(20);
    }
    expect(new Set(pages.map(({title}) => title)).size).toBe(pages.length);
  });
});

describe('the queries of a visit', () => {
  it('are ten, the same for the same seed and others for another', () => {
    const session = planSession(pages, 1);
    expect(session).toHaveLength(10);
    expect(planSession(pages, 1)).toEqual(session);
    expect(planSession(pages, 2)).not.toEqual(session);
  });

  it('are titles first, then titles with two letters that changed places', () => {
    const titleOf = new Map(pages.map(({path, title}) => [path, title]));
    const [exact, , , mistyped] = planSession(pages, 1);
    const meant = titleOf.get(mistyped?.expected ?? '') ?? '';
    expect(exact?.text).toBe(titleOf.get(exact?.expected ?? ''));
    expect(mistyped?.text).not.toBe(meant);
    expect([...(mistyped?.text ?? '')].sort()).toEqual([...meant].sort());
  });
});

describe('the figures of the search', () => {
  it('use queries spread over the kept ones', () => {
    const list = `kind\tquery\texpected\n${[0, 1, 2, 3, 4].map((n) => `k\tq${n}\t/`).join('\n')}\n`;
    expect(chooseQueries(list, 2)).toEqual(['q0', 'q2']);
    expect(chooseQueries(list, 10)).toEqual(['q0', 'q1', 'q2', 'q3', 'q4']);
  });

  it('weigh a file once, and neither prefetches nor what came before', () => {
    const record = {pathname: '/a.json', kind: 'fetch', hasActed: true, bytes: 5};
    const others = [
      {...record, pathname: '/b.js', hasActed: false},
      {...record, pathname: '/c.js', purpose: 'prefetch'},
      {...record, pathname: '/d'},
    ];
    expect(weighActed([record, record, ...others])).toBe(5);
  });

  it('take the 95th percentile from the numbers themselves', () => {
    const numbers = Array.from({length: 20}, (_, index) => 20 - index);
    expect(findQuantile(numbers, 0.95)).toBe(19);
    expect(findQuantile([7], 0.95)).toBe(7);
  });
});
