import {describe, expect, it} from 'vitest';
import {ROUTES} from '../../../tests/support/routes';
import {
  ACCEPTED,
  judgeParity,
  judgeReport,
  SCORE,
  WITHOUT_SUBJECT,
  type Report,
} from '../judgeReport';

type Result = Report['results'][number];

const ORIGIN = 'http://127.0.0.1:3000';

/** Creates a result that fails on some pages, and passes on one. */
const failOn = (id: string, pages: readonly string[]): Result => {
  const failing = pages.map((page) => ({url: ORIGIN + page, status: 'fail' as const}));
  const pageResults = [{url: `${ORIGIN}/installation`, status: 'pass' as const}, ...failing];
  return {id, status: 'fail', message: 'too long', details: {pageResults}};
};

/** Creates a report in which only accepted checks fail; `others` replace some of its results. */
const createReport = (...others: Result[]): Report => {
  const results: Result[] = [
    {id: 'llms-txt-exists', status: 'pass', message: 'found'},
    ...Object.entries(ACCEPTED).map(([id, {pages}]) => failOn(id, pages)),
    ...Object.keys(WITHOUT_SUBJECT).map((id) => ({id, status: 'skip' as const, message: ''})),
  ];
  const ids = new Set(others.map(({id}) => id));
  return {
    testedPages: ROUTES.length,
    scoring: {overall: SCORE},
    results: [...results.filter(({id}) => !ids.has(id)), ...others],
  };
};

const listMessages = (report: Report) => judgeReport(report).map(({message}) => message);

describe('a report of afdocs', () => {
  it('is as it should be where only accepted checks fail, on their pages', () => {
    expect(judgeReport(createReport())).toEqual([]);
  });

  it.each<[string, Result, string]>([
    [
      'a check fails',
      {id: 'llms-txt-exists', status: 'warn', message: 'empty'},
      'llms-txt-exists: the check says warn, not pass: empty. Mend it, or accept it with evidence.',
    ],
    [
      'a check cannot be run',
      {id: 'page-size-html', status: 'error', message: 'no route'},
      'page-size-html: the check says error, not fail: no route. Mend it, or accept it with evidence.',
    ],
    [
      'an accepted check passes',
      {id: 'page-size-html', status: 'pass', message: 'short'},
      'page-size-html: the check says pass, not fail: short. Take it off the list.',
    ],
    [
      'a check has something to look at after all',
      {id: 'section-header-quality', status: 'pass', message: 'fine'},
      'section-header-quality: the check says pass, not skip: fine. Take it off the list.',
    ],
    [
      'an accepted check fails on another page',
      failOn('page-size-html', [...ACCEPTED['page-size-html'].pages, '/']),
      `page-size-html: it fails on / too. Mend the page, unless this holds for it: ${ACCEPTED['page-size-html'].why}`,
    ],
    [
      'an accepted check passes on a page',
      failOn('page-size-html', ACCEPTED['page-size-html'].pages.slice(1)),
      `page-size-html: it passes on ${ACCEPTED['page-size-html'].pages[0]}. Take the page off the list.`,
    ],
  ])('says where %s', (_, result, message) => {
    expect(listMessages(createReport(result))).toEqual([message]);
  });

  it('says where pages, points or a listed check are missing', () => {
    const {results} = createReport();
    const report = {
      testedPages: 1,
      scoring: {overall: 1},
      results: results.filter(({id}) => id !== 'page-size-html'),
    };
    expect(listMessages(report)).toEqual([
      `pages: afdocs read 1 of ${ROUTES.length} pages.`,
      `score: it is 1, not ${SCORE}. Correct it here and in plugins/output/README.md.`,
      'page-size-html: afdocs has no such check any more. Take it off the list.',
    ]);
  });

  it('refutes what is said of split pages only where it compared all of them', () => {
    const {pages} = ACCEPTED['markdown-content-parity'];
    const pageResults = pages.map((page) => ({url: ORIGIN + page}));
    const parity: Result = {
      id: 'markdown-content-parity',
      status: 'pass',
      message: 'equal',
      details: {pageResults},
    };
    const judge = (result: Result) => judgeParity({results: [result]});
    expect(judge(parity)).toEqual([]);
    expect(judge({...parity, status: 'warn'})).toHaveLength(1);
    expect(judge({...parity, details: {pageResults: pageResults.slice(1)}})).toHaveLength(1);
  });
});
