import {describe, expect, it} from 'vitest';
import {parsePage} from '../../../check/lib/pages/parsePage';
import {createFolder} from '../../__tests__/repository';
import {collectBlocks} from '../../blocks/collectBlocks';
import {collectSkillWalks} from '../collectSkillWalks';
import {proveWalks} from '../proveWalks';

const PAGE = `---
title: Guide
---

{/* walk: none */}

<Tabs groupId="language">
<TabItem value="rust" label="Rust">

\`\`\`sh
cargo build
\`\`\`

</TabItem>
<TabItem value="go" label="Go">

\`\`\`go no-check="a" title="main.go"
package main
\`\`\`

</TabItem>
</Tabs>

## Run it {/* #run */}

\`\`\`sh
./hello
\`\`\`

\`\`\`text
Hello
\`\`\`

\`\`\`sh no-run="closed"
hello-server
\`\`\`

<Download example="a-js" />
`;

const EXAMPLE = {
  'examples/a-js/example.json': JSON.stringify({title: 'A', language: 'js', build: ['make']}),
};

/** Returns the walks of a skill that takes blocks from a page, and its findings. */
function collect(body: string) {
  const file = 'docs/guide/index.mdx';
  const pages = new Map([[file, parsePage(file, PAGE)]]);
  const {blocks} = collectBlocks(pages.values(), '');
  const {root} = createFolder({'skills/hello.md': `# Hello\n\n${body}`, ...EXAMPLE});
  return collectSkillWalks({root, pages, blocks});
}

const SKILL = `## Build

<!-- walk: wasmtime -->

### Rust

<!-- walk: cargo 1.95.0 -->

{{guide, Rust, sh}}

### Go

<!-- walk: go -->

{{guide, Go, main.go}}

## Run

{{guide#run, sh}}

{{guide#run, sh 2}}

{{guide#run, table}}
`;

describe('the walks of a skill', () => {
  it('have its blocks in its order, one for each section that declares tools', () => {
    const {walks, findings} = collect(SKILL);
    const described = walks.map(({steps, ...walk}) => ({
      ...walk,
      steps: steps.map((step) => [
        step.kind === 'run' ? step.code : step.path,
        ...(step.kind === 'run' && step.output ? [step.output.text] : []),
        step.block.line,
      ]),
    }));
    const file = 'skills/hello.md';
    const run = ['./hello', 'Hello', 21];
    expect(described).toEqual([
      {
        file,
        language: 'rust',
        tools: {wasmtime: '', cargo: '1.95.0'},
        steps: [['cargo build', 11], run],
      },
      {file, language: 'go', tools: {wasmtime: '', go: ''}, steps: [['main.go', 17], run]},
    ]);
    expect(findings).toEqual([]);
  });

  it('are proofs that fall with a block of a page, and not with the words of the skill', () => {
    const prove = (body: string) => proveWalks(collect(body).walks, {});
    const [proof] = prove(SKILL);
    expect(proof?.id).toBe('walk/skills/hello#rust');
    expect(prove(SKILL.replace('## Run', '## Run\n\nThen this:'))[0]?.inputs).toEqual(
      proof?.inputs,
    );
    const [other] = prove(SKILL.replace('{{guide#run, sh}}', '{{guide, Rust, sh}}'));
    expect(other?.inputs.data).not.toEqual(proof?.inputs.data);
  });

  it('unpack the archive of an example, on whose files their proof depends', () => {
    const {walks} = collect('<!-- walk: make -->\n\n{{guide#run, sh 3}}\n');
    expect(walks[0]?.steps).toMatchObject([{code: 'tar -xzf a-js.tar.gz\ncd a-js\nmake'}]);
    expect(proveWalks(walks, {})[0]?.inputs.folders).toEqual(['examples/a-js']);
  });

  it('are missed where commands can be run', () => {
    expect(collect('{{guide#run, sh 2}}\n').findings).toEqual([]);
    expect(collect('{{guide#run, sh}}\n').findings).toEqual([
      {
        file: 'skills/hello.md',
        line: 3,
        column: 1,
        kind: 'walk',
        message: 'no walk runs these commands. Declare their tools: <!-- walk: wasmtime -->.',
      },
    ]);
  });
});
