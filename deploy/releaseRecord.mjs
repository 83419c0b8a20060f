/**
 * The releases whose assets a host keeps, the newest last, with the time until which it keeps them.
 * @typedef {{until: string, assets: string[]}} Release
 */

/** The record beside the site's files on the host. */
export const RECORD = '.releases.json';

/**
 * How many days assets stay after a release that no longer names them. A tab that was open then asks for
 * them when its reader comes back; few are open for longer, and the assets of a release that
 * changes everything weigh less than 3 MB.
 */
const KEPT_DAYS = 30;

/** Days in milliseconds. */
const DAY = 86_400_000;

/**
 * The record with a new release, without those whose time is over. The time of a release begins when
 * another replaces it; that of the newest never ends.
 * @param {string | undefined} record the old one as it was read; `undefined` for the first release
 * @param {readonly string[]} files all of the new release
 * @param {Date} now
 * @returns {Release[]}
 */
export function addRelease(record, files, now) {
  /** @type {Release[]} */
  const before = record === undefined ? [] : JSON.parse(record);
  const until = new Date(now.getTime() + KEPT_DAYS * DAY).toISOString();
  const previous = before.at(-1);
  const older = before.slice(0, -1).filter((release) => release.until > now.toISOString());
  const assets = files.filter((file) => file.startsWith('assets/'));
  return [...older, ...(previous ? [{...previous, until}] : []), {until, assets}];
}

/**
 * The rules by which rsync keeps the assets of these releases.
 * @param {readonly Release[]} releases
 */
export function listKept(releases) {
  const assets = new Set(releases.flatMap((release) => release.assets));
  return [...assets].sort().map((file) => `P /${file}`);
}
