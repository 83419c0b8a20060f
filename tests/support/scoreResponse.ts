import {parseHtml, type PageElement} from './builtSite';

/** A page as a host sends it; the names of headers are in lower case. */
export type PageResponse = {headers: Readonly<Record<string, string>>; html: string};

/** What the observatory adds or takes for each of its tests, and the sum. */
export type Score = {total: number; modifiers: Readonly<Record<string, number>>};

type Facts = {
  /** The policy of the header or, without one, of the page. */
  policy: string;
  header: (name: string) => string | undefined;
  /** The sources of the first of these directives that the policy has. */
  sources: (...names: string[]) => readonly string[];
  scripts: readonly PageElement[];
};

const SIX_MONTHS = 15_552_000;
const BROAD = /^(?:\*|(?:https?|ftp):(?:\/\/\*.*)?)$/;
const UNSAFE = /^(?:'unsafe-inline'|data:)$/;
const PRIVATE = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

/**
 * The rules of the Mozilla HTTP Observatory as its scanner 1.4.8 has them (`grader/charts.js` and
 * `analyzer/tests/` of @mdn/mdn-http-observatory), for a site of one host without redirects. It stops
 * at what a site like this never has, such as cookies, with the worst that the scanner knows.
 */
const RULES: Readonly<Record<string, (facts: Facts, isPreloaded: boolean) => number>> = {
  'content-security-policy': scorePolicy,
  cookies: ({header}) => (header('set-cookie') === undefined ? 0 : -40),
  'cross-origin-resource-sharing': ({header}) =>
    header('access-control-allow-credentials') === 'true' ? -50 : 0,
  // Browsers never ask a preloaded host without TLS.
  redirection: (_facts, isPreloaded) => (isPreloaded ? 0 : -20),
  'referrer-policy': ({header}) => {
    const policy = header('referrer-policy');
    return policy === undefined ? 0 : PRIVATE.test(policy) ? 5 : -5;
  },
  'strict-transport-security': ({header}, isPreloaded) => {
    const [, age] = header('strict-transport-security')?.match(/max-age=(\d+)/) ?? [];
    return isPreloaded ? 5 : age === undefined ? -20 : Number(age) < SIX_MONTHS ? -10 : 0;
  },
  'subresource-integrity': ({scripts}) => {
    const isForeign = scripts.some(({attributes}) =>
      /^(?:https?:)?\/\//.test(attributes.src ?? ''),
    );
    const isBare = scripts.some(({attributes}) => attributes.integrity === undefined);
    return scripts.length === 0 ? 0 : isBare ? (isForeign ? -50 : 0) : 5;
  },
  'x-content-type-options': ({header}) => (header('x-content-type-options') === 'nosniff' ? 0 : -5),
  'x-frame-options': ({header}) => {
    if (/frame-ancestors/.test(header('content-security-policy') ?? '')) return 5;
    return /^(?:deny|sameorigin)$/i.test(header('x-frame-options') ?? '') ? 0 : -20;
  },
  'cross-origin-resource-policy': ({header}) =>
    /^same-(?:origin|site)$/.test(header('cross-origin-resource-policy') ?? '') ? 10 : 0,
};

function scorePolicy({policy, sources}: Facts): number {
  const scripts = sources('script-src', 'default-src');
  const styles = sources('style-src', 'default-src');
  const objects = sources('object-src', 'default-src');
  if (policy === '') return -25;
  const isOpen = scripts.some((source) => UNSAFE.test(source) || BROAD.test(source));
  if (
    isOpen ||
    [scripts, objects].some((list) => list.length === 0 || list.some((s) => BROAD.test(s)))
  )
    return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (styles.length === 0 || styles.some((s) => UNSAFE.test(s) || BROAD.test(s))) return 0;
  return sources('default-src').join() === "'none'" ? 10 : 5;
}

/**
 * The score of a page: 100, less what its host lacks; what is better than needed counts only from 90 on.
 * `isPreloaded` says whether the list of hosts in browsers that are only asked over TLS has the host.
 */
export function scoreResponse({headers, html}: PageResponse, isPreloaded: boolean): Score {
  const elements = parseHtml(html);
  const meta = elements.find(
    ({attributes}) => attributes['http-equiv'] === 'Content-Security-Policy',
  );
  const policy = headers['content-security-policy'] ?? meta?.attributes.content ?? '';
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  const facts: Facts = {
    policy,
    header: (name) => headers[name],
    sources: (...names) => names.map((name) => directives.get(name)).find((list) => list) ?? [],
    scripts: elements.filter(({name, attributes}) => name === 'script' && 'src' in attributes),
  };
  const modifiers = Object.fromEntries(
    Object.entries(RULES).map(([name, rule]) => [name, rule(facts, isPreloaded)]),
  );
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const base = 100 + sum(Object.values(modifiers).filter((value) => value < 0));
  const credit = sum(Object.values(modifiers).filter((value) => value > 0));
  return {total: base < 90 ? base : base + credit, modifiers};
}
