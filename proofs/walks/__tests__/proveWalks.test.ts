import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {parsePage} from '../../../check/lib/pages/parsePage';
import {collectBlocks} from '../../blocks/collectBlocks';
import {listWalks, proveWalks} from '../proveWalks';

const FILE = 'docs/a/b.mdx';
const PAGE = `---
title: A
---

# A

{/* walk: node 20, wac, cc, constructor */}

Say hello:

\`\`\`sh
node main.mjs
\`\`\`

\`\`\`js file=examples/a-js/main.mjs title="main.mjs"
\`\`\`
`;

const root = mkdtempSync(path.join(tmpdir(), 'walks-'));
mkdirSync(path.join(root, 'examples/a-js'), {recursive: true});
afterAll(() => rmSync(root, {recursive: true}));

/** Returns the proofs of a page that includes a file. */
function provePage(source: string, code = 'hello()') {
  const page = parsePage(FILE, source);
  writeFileSync(path.join(root, 'examples/a-js/main.mjs'), code);
  const {blocks} = collectBlocks([page], root);
  const walks = listWalks(new Map([[FILE, page]]), blocks);
  return proveWalks(walks, {node: '22', wac: '0.12.0'});
}

describe('the proof of a walk', () => {
  const [proof] = provePage(PAGE);

  it('has the name of its page and what it reads', () => {
    expect(proof?.id).toBe('walk/a/b');
    expect(proof?.inputs.sources).toEqual([FILE, 'examples/a-js/main.mjs']);
  });

  it('has the versions that the page names, then those of the repository', () => {
    expect(proof?.tools).toEqual({node: '20', wac: '0.12.0', cc: '', constructor: ''});
  });

  it('stays true when only words change', () => {
    const [other] = provePage(PAGE.replace('Say hello:', 'Now, say hello:\n\nIt is easy.'));
    expect(other?.inputs).toEqual(proof?.inputs);
  });

  it('falls with a command of the page, and with code that it includes', () => {
    const [command] = provePage(PAGE.replace('node main', 'node --test main'));
    expect(command?.inputs.data).not.toEqual(proof?.inputs.data);
    const [code] = provePage(PAGE, 'goodbye()');
    expect(code?.inputs.data).not.toEqual(proof?.inputs.data);
  });
});
