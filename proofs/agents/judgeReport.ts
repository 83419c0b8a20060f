import type {Finding} from '../../check/lib/findings';
import {SITE_URL} from '../../tests/support/builtSite';
import {ROUTES} from '../../tests/support/routes';

type Status = 'pass' | 'warn' | 'fail' | 'skip' | 'error';

/** The fields of an afdocs report that are used here. */
export type Report = {
  testedPages: number;
  /** The total score, of 100. */
  scoring: {overall: number};
  results: {
    id: string;
    status: Status;
    message: string;
    details?: {pageResults?: {url: string; status?: Status | number}[]};
  }[];
};

/** Pages on which a check is accepted not to pass. */
type Accepted = {pages: readonly string[]; why: string};

/**
 * Checks that do not pass, with the evidence that programs lose nothing. One that passes, or fails on another page,
 * is a finding.
 */
export const ACCEPTED = {
  'markdown-content-parity': {
    pages: [
      '/reference/bindings/go',
      '/reference/interfaces',
      '/reference/interfaces/ai',
      '/reference/interfaces/http',
    ],
    why: 'Their Markdown is an index and a file for each part. With the parts added, this proof sees the check pass.',
  },
  'page-size-html': {
    pages: [
      '/developer-guides/examples/ai/model-formatting',
      '/reference/bindings/go',
      '/reference/interfaces',
      '/reference/interfaces/ai',
      '/reference/interfaces/http',
    ],
    why: 'People search and print each as one page. Programs get its Markdown, which is at most 100,000 characters long.',
  },
  'page-size-markdown': {
    pages: ['/reference/bindings/go'],
    why: 'It is 58,000 characters long, 8,000 more than programs are sure to read: its list of packages comes first, and each package has a file.',
  },
} as const satisfies Readonly<Record<string, Accepted>>;

/** Checks without a subject on this site. */
export const WITHOUT_SUBJECT: Readonly<Record<string, string>> = {
  'auth-alternative-access': 'No page asks who reads it.',
  'section-header-quality': 'No tab has a heading.',
};

/** The score, which plugins/output/README.md names. */
export const SCORE = 99;

/** Finds differences between a report on the whole site and the accepted results. */
export function judgeReport({testedPages, scoring: {overall}, results}: Report): Finding[] {
  const accepted: Readonly<Record<string, Accepted>> = ACCEPTED;
  const known = new Set(results.map(({id}) => id));
  const listed = [...Object.keys(accepted), ...Object.keys(WITHOUT_SUBJECT)];
  return [
    ...(testedPages === ROUTES.length
      ? []
      : [find('pages', `afdocs read ${testedPages} of ${ROUTES.length} pages.`)]),
    ...(overall === SCORE
      ? []
      : [
          find(
            'score',
            `it is ${overall}, not ${SCORE}. Correct it here and in plugins/output/README.md.`,
          ),
        ]),
    ...listed
      .filter((id) => !known.has(id))
      .map((id) => find(id, 'afdocs has no such check any more. Take it off the list.')),
    ...results.flatMap((result) => {
      const {id, status, message} = result;
      const exception = accepted[id];
      const expected = exception ? 'fail' : id in WITHOUT_SUBJECT ? 'skip' : 'pass';
      if (exception && status !== 'pass' && status !== 'error') {
        return comparePages(id, exception, listFailing(result));
      }
      if (status === expected) return [];
      const remedy =
        status === 'pass' ? 'Take it off the list' : 'Mend it, or accept it with evidence';
      return [find(id, `the check says ${status}, not ${expected}: ${message}. ${remedy}.`)];
    }),
  ];
}

/** Finds content that afdocs misses in the Markdown of split pages, although their parts are added. */
export function judgeParity({results}: Pick<Report, 'results'>): Finding[] {
  const {pages} = ACCEPTED['markdown-content-parity'];
  const parity = results.find(({id}) => id === 'markdown-content-parity');
  const compared = parity?.details?.pageResults?.length ?? 0;
  if (parity?.status === 'pass' && compared === pages.length) return [];
  const message = `with the parts of ${pages.length} pages added, afdocs compared ${compared}: ${parity?.message}.`;
  return [find('markdown-content-parity', message)];
}

type Result = Report['results'][number];

function listFailing({details}: Result): string[] {
  const failing = (details?.pageResults ?? []).filter(({status}) => status !== 'pass');
  return failing.map(({url}) => new URL(url, SITE_URL).pathname).sort();
}

function comparePages(id: string, {pages, why}: Accepted, failing: readonly string[]): Finding[] {
  const gained = failing.filter((page) => !pages.includes(page));
  const lost = pages.filter((page) => !failing.includes(page));
  return [
    ...gained.map((page) =>
      find(id, `it fails on ${page} too. Mend the page, unless this holds for it: ${why}`),
    ),
    ...lost.map((page) => find(id, `it passes on ${page}. Take the page off the list.`)),
  ];
}

function find(id: string, message: string): Finding {
  const file = 'proofs/agents/judgeReport.ts';
  return {file, line: 1, column: 1, kind: 'afdocs', message: `${id}: ${message}`};
}
