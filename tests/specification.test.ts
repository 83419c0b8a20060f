import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {listFiles} from 'docusaurus-built-pages/files';
import {READING_ORDER, ROUTES} from './support/routes';

/** Sources of all tests that cover requirements; a lock makes sure of those in `proofs/`. */
const sources = ['tests/built', 'tests/e2e', 'proofs/browser'].flatMap((folder) =>
  listFiles(folder)
    .filter((file) => /\.(?:test|spec)\.ts$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
);

/** The tags in Playwright's details, and those at the end of a title. */
const tags = sources.flatMap((source) =>
  [...source.matchAll(/tag: (?:\[[^\]]*\]|'[^']*')|(?<=\w )@[\w-]+(?=[ '`])/g)].flatMap(([part]) =>
    [...part.matchAll(/@([\w-]+)/g)].map(([, tag]) => tag),
  ),
);

const requirements = [
  ...readFileSync('tests/specification.md', 'utf8').matchAll(/^- `@([\w-]+)`: /gm),
].map(([, id]) => id);

test('each requirement of the specification has a test, and each tag is that of a requirement', () => {
  expect(requirements.length).toBeGreaterThan(80);
  expect([...new Set(tags)].sort()).toEqual(requirements.sort());
});

test('the sidebar has each page of the specification, once', () => {
  expect([...READING_ORDER].sort()).toEqual([...ROUTES].sort());
});
