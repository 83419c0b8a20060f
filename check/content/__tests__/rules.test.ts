import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {formatFinding} from '../../lib/formatFinding.mjs';
import {parsePage} from '../../lib/pages/parsePage';
import {checkRule, RULES} from '../rules';

const fixtures = path.join(import.meta.dirname, 'fixtures');
const other = parsePage('docs/reference/other.mdx', 'Text.\n\n## Known {/* #known */}\n');

/** Lists the fixtures of a folder, each named `<kind>.mdx` or `<kind>.<case>.mdx`. */
function listFixtures(folder: string): {name: string; kind: string}[] {
  const files = readdirSync(path.join(fixtures, folder)).filter((file) => file.endsWith('.mdx'));
  return files.map((file) => ({name: file.slice(0, -4), kind: file.split('.')[0] ?? ''}));
}

/** Returns the findings of a fixture's own rule, as lines; there is another page to link to. */
async function check(folder: string, name: string, kind: string): Promise<string> {
  const file = `docs/reference/${name}.mdx`;
  const source = readFileSync(path.join(fixtures, folder, `${name}.mdx`), 'utf8');
  const page = parsePage(file, source);
  const pages = new Map([page, other].map((each) => [each.file, each]));
  const findings = await checkRule(kind, page, pages);
  return findings.map((finding) => `${formatFinding(finding)}\n`).join('');
}

describe('a rule', () => {
  it.each(['throws', 'ok'])('has a page for each kind of finding in %s/', (folder) => {
    const kinds = new Set(listFixtures(folder).map(({kind}) => kind));
    expect([...kinds].sort()).toEqual(Object.keys(RULES).sort());
  });

  it.each(listFixtures('throws'))(
    'finds in $name what the file beside it says',
    async ({name, kind}) => {
      const findings = await check('throws', name, kind);
      expect(findings).not.toBe('');
      await expect(findings).toMatchFileSnapshot(`fixtures/throws/${name}.txt`);
    },
  );

  it.each(listFixtures('ok'))('finds nothing in $name', async ({name, kind}) => {
    expect(await check('ok', name, kind)).toBe('');
  });
});
