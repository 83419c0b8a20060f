import {describe, expect, it} from 'vitest';
import {checkSpecification, listTests, type RanTest} from './checkSpecification';
import {REQUIREMENTS} from './requirements';

const ids = Object.values(REQUIREMENTS).flatMap((section) => Object.keys(section));
const complete = ids.map((id) => ({name: `holds ${id}`, isPassed: true, ids: [id]}));
const changeFirst = (change: Partial<RanTest>) =>
  complete.map((test, index) => (index === 0 ? {...test, ...change} : test));

describe('the check of the specification', () => {
  it('has each id once', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is clean where each requirement has a test that passed', () => {
    expect(checkSpecification(complete, true)).toMatchObject({passed: ids.length, findings: []});
  });

  it.each([
    ['no test', complete.slice(1)],
    ['only a test that failed', changeFirst({isPassed: false})],
  ])('names a requirement with %s', (_what, tests) => {
    const finding = `No test that passed holds “routes”. Give holds('routes') to the one that does.`;
    expect(checkSpecification(tests, true).findings).toEqual([finding]);
    expect(checkSpecification(tests, false).findings).toEqual([]);
  });

  it('names a test with an unknown id, whatever ran', () => {
    const tests = changeFirst({ids: ['routes', 'rowtes']});
    for (const isComplete of [true, false]) {
      expect(checkSpecification(tests, isComplete).findings).toEqual([
        '“holds routes” holds “rowtes”, which is not an id of requirements.ts.',
      ]);
    }
  });

  it('lists the tests of each requirement in the table', () => {
    expect(checkSpecification(complete, true).table).toContain(
      '## 6. Roles and permissions\n\n- Every visitor can read every page (`no-roles`)\n' +
        '  - holds no-roles\n- There are no accounts (`no-accounts`)\n',
    );
  });
});

describe('the tests of a report', () => {
  const annotations = [
    {type: 'specification', description: 'skip-link'},
    {type: 'issue', description: 'https://issues.example/1'},
  ];

  it('are read with their groups from that of Playwright', () => {
    const spec = (title: string, status: string) => ({title, tests: [{status, annotations}]});
    const suite = {title: 'the link', specs: [spec('is red', 'unexpected')]};
    const file = {title: 'a.spec.ts', specs: [spec('is blue', 'expected')]};
    expect(listTests(JSON.stringify({suites: [{...file, suites: [suite]}]}))).toEqual([
      {name: 'a.spec.ts › is blue', isPassed: true, ids: ['skip-link']},
      {name: 'a.spec.ts › the link › is red', isPassed: false, ids: ['skip-link']},
    ]);
  });

  it('are read from that of Vitest', () => {
    const assertionResults = [
      {fullName: 'the link is blue', status: 'passed', meta: {specification: ['skip-link']}},
      {fullName: 'the link is red', status: 'failed', meta: {}},
    ];
    expect(listTests(JSON.stringify({testResults: [{assertionResults}]}))).toEqual([
      {name: 'the link is blue', isPassed: true, ids: ['skip-link']},
      {name: 'the link is red', isPassed: false, ids: []},
    ]);
  });
});
