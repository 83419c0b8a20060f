import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parsePage} from '../../../check/lib/pages/parsePage';
import {collectBlocks} from '../../blocks/collectBlocks';
import {listWalks, proveWalks} from '../proveWalks';

const root = path.resolve(__dirname, '../../..');
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

/** The proofs of a page that includes a file. */
function provePage(source: string, code = 'hello()') {
  const page = parsePage(FILE, source);
  const disk = {readFile: () => code, listFiles: () => []};
  const {blocks} = collectBlocks([page], disk);
  const walks = listWalks(new Map([[FILE, page]]), blocks);
  return proveWalks(root, walks, {node: '22', wac: '0.12.0'});
}

describe('the proof of a walk', () => {
  const [proof] = provePage(PAGE);

  it('has the name of its page and what it reads', () => {
    expect(proof?.id).toBe('walk/a/b');
    expect(Object.keys(proof?.inputs ?? {})).toEqual([
      FILE,
      'examples/a-js/main.mjs',
      'proofs/walks/runWalk.ts',
    ]);
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
    expect(command?.inputs[FILE]).not.toBe(proof?.inputs[FILE]);
    const [code] = provePage(PAGE, 'goodbye()');
    expect(code?.inputs[FILE]).toBe(proof?.inputs[FILE]);
    expect(code?.inputs['examples/a-js/main.mjs']).not.toBe(
      proof?.inputs['examples/a-js/main.mjs'],
    );
  });
});
