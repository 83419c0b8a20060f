import {stripVTControlCharacters} from 'node:util';
import {findMention, findQuoted, findUse} from './findInSources.mjs';

/** The files that configure the site: an error in one of them often comes without a location. */
const CONFIGURATION = ['docusaurus.config.ts', 'navigation.ts', 'sidebars.ts'];

/** The characters that the bundler draws around its errors. */
const FRAME = /^[ │├╰─▶]*[│×] ?/gm;

/** An error of a page: the bundler's `Details` are JSON with the location, or a stack. */
const PAGE_ERROR =
  /^Error: MDX compilation failed for file "(.+)"\nCause: ([^]*?)\n(?:Details:\n(\{\n[^]*?\n\})?|\n)/gm;

/** An error in a component that keeps a page from being rendered. */
const RENDER_ERROR =
  /Error: Can't render static file for pathname "(.+)"\n(?: +at .*\n)* +\[cause\]: /g;

/** Where the reason of an error begins; the last one in the output is the innermost. */
const CAUSE = /^ *(?:\[cause\]:|\[ERROR\]) \[?\w*Error(?: \[\w+\])?: /gm;

/** A wrong value in the configuration: no stack, but an object that names its key. */
const VALIDATION_ERROR =
  /^.*\[Error \[ValidationError\]: (.*?)(?:\n[^]*?)?\] \{\n[^]*?^ *details: [^]*?label: '([^']+)'/m;

/** What follows the reason: the stack, an object, or a list of the allowed values. */
const END_OF_REASON = /^(?:at |\.\.\. \d+ lines|[}[]|Available .+ are:$)/;

/** A line that begins with a location, as all checks of this repository write it. */
const LOCATED = /^([\w./@-]+\.\w+):(\d+)(?::(\d+))?:?(?: +|$)(.*)$/;

/** A line that begins with a file, as plugins write what is wrong in the values that they get from it. */
const NAMED = /^([\w./@-]+\.\w+): (.*)$/;

/** An element without an end: the compiler says in words where it begins. */
const UNCLOSED = /^Expected a closing tag for `.+?` \((\d+:\d+)/;

/** A location that Docusaurus names within a sentence. */
const NAMED_LOCATION = /source file "(.+?)" \((\d+:\d+)\)/;

/**
 * The faults that a failed build names, each once and in one line: `path:line:column: what is
 * wrong`. None if the output has another form, such as that of an error in a script or a style
 * sheet.
 * @param {string} output everything that Docusaurus printed
 * @param {{root: string, readSource: (file: string) => string | undefined}} repository `root` ends
 *   with a slash, and paths are relative to it; `readSource` returns undefined if there is no file
 * @returns {string[]}
 */
export function readBuildFaults(output, {root, readSource}) {
  const text = stripVTControlCharacters(output).replaceAll(root, '').replace(FRAME, '');
  const readers = [readPageErrors, readRenderErrors, readCause];
  const faults = readers.map((read) => read(text, readSource)).find((found) => found.length > 0);
  return [...new Set(faults)];
}

/** @typedef {import('./findInSources.mjs').ReadSource} ReadSource */

/**
 * @param {string} text
 * @param {ReadSource} readSource
 */
function readPageErrors(text, readSource) {
  return [...text.matchAll(PAGE_ERROR)].flatMap(([, file = '', cause = '', details]) => {
    const read = (/** @type {string} */ key) =>
      new RegExp(`^ {2}"${key}": (\\d+)`, 'm').exec(details ?? '')?.[1] ?? '1';
    const place = UNCLOSED.exec(cause)?.[1] ?? `${read('line')}:${read('column')}`;
    return formatReason(cause.split('\n'), readSource, `${file}:${place}`);
  });
}

/**
 * What a page uses and nothing defines is named in each page. Another error occurs outside the pages,
 * in all of them: each reason is named once.
 * @param {string} text
 * @param {ReadSource} readSource
 */
function readRenderErrors(text, readSource) {
  /** @type {Map<string, string[]>} */
  const pages = new Map();
  for (const match of text.matchAll(RENDER_ERROR)) {
    const reason = readReason(text.slice(match.index + match[0].length)).join(' ');
    pages.set(reason, [...(pages.get(reason) ?? []), match[1] ?? '']);
  }
  return [...pages].flatMap(([reason, routes]) => {
    const uses = routes.map((route) => findUse(reason, route, readSource));
    const count = routes.length === 1 ? `page ${routes[0]}` : `${routes.length} pages`;
    const places = uses.some(Boolean)
      ? uses.map((use, index) => use ?? `page ${routes[index]}`)
      : [findMention(reason, CONFIGURATION, readSource) ?? count];
    return places.map((place) => `${place}: ${reason}`);
  });
}

/**
 * @param {string} text
 * @param {ReadSource} readSource
 */
function readCause(text, readSource) {
  const causes = [...text.matchAll(CAUSE)].map(({index}) => text.slice(index)).reverse();
  // The innermost one says most, unless only one around it says where.
  const isLocated = (/** @type {string} */ cause) =>
    readReason(cause).some((line) => LOCATED.test(line));
  const rest = causes.find(isLocated) ?? causes[0];
  if (rest === undefined) {
    return [];
  }
  const [, message, key] = VALIDATION_ERROR.exec(rest) ?? [];
  return formatReason(message ? [`${message} (${key})`] : readReason(rest), readSource);
}

/**
 * The lines of an error's message.
 * @param {string} text
 */
function readReason(text) {
  const [first = '', ...rest] = text.split('\n').map((line) => line.trim());
  const end = rest.findIndex((line) => END_OF_REASON.test(line));
  const start = first.replace(/^.*?Error(?: \[\w+\])?: /, '');
  return [start, ...rest.slice(0, Math.max(0, end))].filter(Boolean);
}

/**
 * One fault for each line that begins with a location or a file, or for each item of a list; if there
 * is neither, one for the whole reason.
 * @param {readonly string[]} lines
 * @param {ReadSource} readSource
 * @param {string} [fallback] the location if the reason names none
 */
function formatReason(lines, readSource, fallback) {
  const located = lines.flatMap((line) => {
    const [, file, row, column = '1', reason] = LOCATED.exec(line) ?? [];
    const others = reason || lines.filter((other) => other !== line).join(' ');
    if (file) {
      return [`${file}:${row}:${column}: ${others}`];
    }
    const [, source = '', fault = ''] = NAMED.exec(line) ?? [];
    const place = findQuoted(fault, source, readSource);
    return place ? [`${place}: ${fault}`] : [];
  });
  if (located.length > 0) {
    return located;
  }
  const head = lines.filter((line) => !line.startsWith('- ')).join(' ');
  const items = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
  const [, page, position] = NAMED_LOCATION.exec(head) ?? [];
  const named = CONFIGURATION.filter((file) => head.includes(file));
  return (items.length > 0 ? items : ['']).map((item) => {
    const files = named.length > 0 ? named : CONFIGURATION;
    const mention = () => findMention(item ? `"${item}"` : head, files, readSource);
    const location = page ? `${page}:${position}` : (fallback ?? mention() ?? named[0]);
    return [location, `${head} ${item}`.trim()].filter(Boolean).join(': ');
  });
}
