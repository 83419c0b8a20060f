import {REQUIREMENTS} from './requirements';

/** A test that ran, with the ids of the requirements that it covers. */
export type RanTest = {name: string; isPassed: boolean; ids: string[]};

type Annotation = {type: string; description?: string};
type Spec = {title: string; tests: {status: string; annotations: Annotation[]}[]};
type Suite = {title: string; specs?: Spec[]; suites?: Suite[]};

type PlaywrightReport = {suites: Suite[]};
type Assertion = {fullName: string; status: string; meta: {specification?: string[]}};
type VitestReport = {testResults: {assertionResults: Assertion[]}[]};

/** A finding per unknown id or requirement without a test, and the table of requirements and tests. */
export type SpecificationReport = {passed: number; findings: string[]; table: string};

/** The tests in the JSON report of either runner. */
export function listTests(json: string): RanTest[] {
  const report = JSON.parse(json) as PlaywrightReport | VitestReport;
  return 'suites' in report
    ? report.suites.flatMap((suite) => listSuite(suite, suite.title))
    : report.testResults.flatMap(({assertionResults}) =>
        assertionResults.map(({fullName, status, meta}) => ({
          name: fullName,
          isPassed: status === 'passed',
          ids: meta.specification ?? [],
        })),
      );
}

function listSuite({specs = [], suites = []}: Suite, path: string): RanTest[] {
  const own = specs.flatMap(({title, tests}) =>
    tests.map(({status, annotations}) => ({
      name: `${path} › ${title}`,
      isPassed: status === 'expected',
      ids: annotations.flatMap(({type, description}) =>
        type === 'specification' && description !== undefined ? [description] : [],
      ),
    })),
  );
  return [...own, ...suites.flatMap((suite) => listSuite(suite, `${path} › ${suite.title}`))];
}

/**
 * Compares the requirements with the tests that ran. Where only some of the suites ran
 * (`isComplete` is false), a requirement without a test is not a finding.
 */
export function checkSpecification(
  tests: readonly RanTest[],
  isComplete: boolean,
): SpecificationReport {
  const sections = Object.entries<Record<string, string>>(REQUIREMENTS);
  const known = new Set(sections.flatMap(([, requirements]) => Object.keys(requirements)));
  const unknown = tests.flatMap(({name, ids}) =>
    ids
      .filter((id) => !known.has(id))
      .map((id) => `“${name}” holds “${id}”, which is not an id of requirements.ts.`),
  );
  const findHolders = (id: string) =>
    tests.filter(({isPassed, ids}) => isPassed && ids.includes(id)).map(({name}) => name);
  const unheld = [...known]
    .filter((id) => isComplete && findHolders(id).length === 0)
    .map((id) => `No test that passed holds “${id}”. Give holds('${id}') to the one that does.`);
  const tables = sections.map(([section, requirements], index) =>
    [
      `## ${index + 2}. ${section}\n`,
      ...Object.entries(requirements).map(([id, requirement]) =>
        [`- ${requirement} (\`${id}\`)`, ...findHolders(id).map((name) => `  - ${name}`)].join(
          '\n',
        ),
      ),
    ].join('\n'),
  );
  return {
    passed: [...known].filter((id) => findHolders(id).length > 0).length,
    findings: [...unknown, ...unheld],
    table: `${tables.join('\n\n')}\n`,
  };
}
