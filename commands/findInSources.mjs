/**
 * What a file of the repository says, by its path; undefined if there is none.
 * @typedef {(file: string) => string | undefined} ReadSource
 */

/** What a page uses and nothing defines: a component or an object, or a name in an expression. */
const UNDEFINED = /^Expected (?:component|object) `(.+?)` to be defined|^(\w+) is not defined/;

/** Code and comments of a page: it does not use what they mention. */
const UNUSED = /(`+)(?!`)[^]*?(?<!`)\1(?!`)|\{\/\*[^]*?\*\/\}/g;

/**
 * Where one of the files mentions a name that the reason has in quotes, or as a type.
 * @param {string} reason
 * @param {readonly string[]} files
 * @param {ReadSource} readSource
 */
export function findMention(reason, files, readSource) {
  const names = [...reason.matchAll(/["`]([^"`]+)["`]|\btype (\w+)/g)].map(
    (match) => new RegExp(`(?<![\\w./-])${escapePattern(match[1] ?? match[2] ?? '')}(?![\\w./-])`),
  );
  for (const name of names) {
    for (const file of files) {
      const location = locate(file, readSource(file) ?? '', name);
      if (location) {
        return location;
      }
    }
  }
  return undefined;
}

/**
 * Where a file has a string that the reason has in quotes. It may be written in parts, such as
 * `${FOLDER}/page`: then the longest end of it counts.
 * @param {string} reason
 * @param {string} file
 * @param {ReadSource} readSource
 */
export function findQuoted(reason, file, readSource) {
  const name = /"([^"]+)"/.exec(reason)?.[1];
  const source = name && readSource(file);
  if (!name || !source) {
    return undefined;
  }
  const ends = name.split('/').map((_part, index, parts) => parts.slice(index).join('/'));
  return ends
    .map((end) => locate(file, source, new RegExp(`(?<=['"\`/])${escapePattern(end)}['"\`]`)))
    .find((location) => location !== undefined);
}

/**
 * Where the page of a route uses what the reason calls undefined.
 * @param {string} reason
 * @param {string} route
 * @param {ReadSource} readSource
 */
export function findUse(reason, route, readSource) {
  const [, element, name] = UNDEFINED.exec(reason) ?? [];
  if (!element && !name) {
    return undefined;
  }
  const use = element
    ? new RegExp(`<${escapePattern(element)}\\b`)
    : new RegExp(`(?<=\\{[^{}]*|^(?:ex|im)port .*)\\b${name}\\b`, 'm');
  const page = `docs${route}`.replace(/\/$/, '');
  return [`${page}.mdx`, `${page}/index.mdx`]
    .map((file) => locate(file, blank(readSource(file) ?? ''), use))
    .find((location) => location !== undefined);
}

/**
 * The text of a page with spaces in place of what it does not use.
 * @param {string} source
 */
function blank(source) {
  return source.replace(UNUSED, (text) => text.replace(/[^\n]/g, ' '));
}

/**
 * @param {string} file
 * @param {string} source
 * @param {RegExp} pattern
 */
function locate(file, source, pattern) {
  const index = source.search(pattern);
  const lines = source.slice(0, index).split('\n');
  return index === -1 ? undefined : `${file}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}

/**
 * A text as a part of a pattern.
 * @param {string} text
 */
function escapePattern(text) {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
