import {createProcessor} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import {collectNodes} from 'docusaurus-wit-reference/elements';
import {joinOutput} from '../highlightCode';

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n`;
const COMMANDS = fence('sh', 'ls');
const OUTPUT = fence('text', 'a');

/** Returns the language, the code and the output of each fence that remains on a page. */
function join(...parts: string[]) {
  const tree = createProcessor().parse(parts.join('\n'));
  joinOutput(tree);
  return collectNodes(tree, 'code').map(({node: {lang, value, data}}) => [
    lang,
    value,
    data?.output,
  ]);
}

describe('the output of commands', () => {
  it.each(['sh', 'powershell', 'fish'])('joins a block of %s', (language) => {
    expect(join(fence(language, 'ls'), OUTPUT)).toEqual([[language, 'ls', 'a']]);
  });

  it('joins the commands in a list or an element', () => {
    expect(join('<div>\n', COMMANDS, OUTPUT, '\n</div>')).toEqual([['sh', 'ls', 'a']]);
    expect(join('- one\n', `${COMMANDS}\n${OUTPUT}`.replace(/^/gm, '  '))).toEqual([
      ['sh', 'ls', 'a'],
    ]);
  });

  it('joins each of several blocks', () => {
    expect(join(COMMANDS, OUTPUT, fence('sh', 'pwd'), fence('text', '/b'))).toEqual([
      ['sh', 'ls', 'a'],
      ['sh', 'pwd', '/b'],
    ]);
  });

  it('may come from a file, and be a sample', () => {
    expect(join(COMMANDS, fence('text file=a.txt sample="of a"', 'a'))).toHaveLength(1);
  });

  it.each([
    ['with a title', [COMMANDS, fence('text title="ls.txt"', 'a')]],
    ['after words', [COMMANDS, 'It prints:\n', OUTPUT]],
    ['after a comment', [COMMANDS, '{/* why */}\n', OUTPUT]],
    ['after other code', [fence('go', 'a()'), OUTPUT]],
    ['after a session, which has its own', [fence('console', '$ ls'), OUTPUT]],
    ['in another language than text', [COMMANDS, fence('json', '{}')]],
    ['in another element', [COMMANDS, '<div>\n', OUTPUT, '\n</div>']],
  ])('is a block of its own %s', (_, parts) => {
    const blocks = join(...parts);
    expect(blocks).toHaveLength(2);
    expect(blocks.map(([, , output]) => output)).toEqual([undefined, undefined]);
  });

  it('is a block of its own after other output', () => {
    expect(join(COMMANDS, OUTPUT, fence('text', 'b'))).toEqual([
      ['sh', 'ls', 'a'],
      ['text', 'b', undefined],
    ]);
  });
});
