import {describe, expect, it} from 'vitest';
import {parsePage} from '../../../check/lib/pages/parsePage';
import {collectBlocks} from '../../blocks/collectBlocks';
import {collectWalks} from '../collectWalks';

/** Returns the walks of a page, each block as its first line. */
function collect(body: string) {
  const page = parsePage('docs/a.mdx', `---\ntitle: A\n---\n\n${body}`);
  const {blocks} = collectBlocks([page], '');
  return collectWalks(page, blocks).map(({language, tools, steps}) => ({
    language,
    tools,
    steps: steps.map((step) => {
      const what = step.kind === 'run' ? step.code : step.path;
      const output = step.kind === 'run' ? step.output?.text : undefined;
      return [step.kind, what, ...(output === undefined ? [] : [output])].join(': ');
    }),
  }));
}

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n\n`;

describe('the walks of a page', () => {
  it('are none where the page declares no tools', () => {
    expect(collect(fence('sh', 'ls'))).toEqual([]);
  });

  it('are one, with the tools that it declares and its blocks in order', () => {
    const body =
      '{/* walk: cargo 1.95.0, node */}\n\n' +
      fence('rust no-check="a" title="src/lib.rs"', 'fn main() {}') +
      fence('toml title="Cargo.toml" append', '[lib]') +
      fence('sh', 'ls') +
      fence('text title="The output, shortened"', 'lib.rs') +
      fence('text', 'a tree') +
      fence('text title="out.txt" result', 'made') +
      fence('rust no-check="a" title="src/lib.rs" excerpt', 'fn') +
      fence('rust no-check="a" title="In another language"', 'fn');
    expect(collect(body)).toEqual([
      {
        language: undefined,
        tools: {cargo: '1.95.0', node: ''},
        steps: [
          'write: src/lib.rs',
          'append: Cargo.toml',
          'run: ls: lib.rs',
          'result: out.txt',
          'excerpt: src/lib.rs',
        ],
      },
    ]);
  });

  it('are one for each language that the tabs offer, with the first of other tabs', () => {
    const body =
      '{/* walk: wasmtime 36.0.2 */}\n\n<Tabs groupId="language">\n<TabItem value="js" label="JavaScript">\n\n' +
      '{/* walk: node */}\n\n' +
      fence('sh', 'npm install') +
      '</TabItem>\n<TabItem value="c" label="C">\n\n' +
      fence('sh', 'clang') +
      '</TabItem>\n</Tabs>\n\n<Tabs groupId="os">\n<TabItem value="unix" label="Linux">\n\n' +
      fence('sh', 'ls') +
      '</TabItem>\n<TabItem value="windows" label="Windows">\n\n' +
      fence('sh', 'dir') +
      '</TabItem>\n</Tabs>\n';
    expect(collect(body)).toEqual([
      {
        language: 'js',
        tools: {wasmtime: '36.0.2', node: ''},
        steps: ['run: npm install', 'run: ls'],
      },
      {language: 'c', tools: {wasmtime: '36.0.2'}, steps: ['run: clang', 'run: ls']},
    ]);
  });

  it('leave out what cannot run, and outputs that are only samples', () => {
    const body =
      '{/* walk: node */}\n\n' +
      fence('sh no-run="installs software"', 'apt-get install a') +
      fence('text', 'installed') +
      fence('sh', 'hayride cast --package a:b@1.0.0') +
      fence('text', 'cast') +
      fence('sh', 'HAYRIDE_BIN=a:b@1.0.0 hayride') +
      fence('text sample="a number of its own"', '4711');
    expect(collect(body)[0]?.steps).toEqual(['run: HAYRIDE_BIN=a:b@1.0.0 hayride']);
  });

  it('run a session command by command, each with what it shows', () => {
    const body = `{/* walk: node */}\n\n${fence('console', '$ echo a \\\n  b\na b\n$ cat <<EOF\nc\nEOF\nc\n$ true\n$ false')}`;
    expect(collect(body)[0]?.steps).toEqual([
      'run: echo a \\\n  b: a b',
      'run: cat <<EOF\nc\nEOF: c',
      'run: true: ',
      'run: false: ',
    ]);
  });
});
