import {mkdtemp, rm} from 'node:fs/promises';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parsePage} from '../../../check/lib/pages/parsePage';
import {collectBlocks} from '../../blocks/collectBlocks';
import {collectWalks} from '../collectWalks';
import {runWalk} from '../runWalk';

let copies = '';
beforeAll(async () => {
  copies = await mkdtemp(path.join(tmpdir(), 'walk-test-'));
});
afterAll(() => rm(copies, {recursive: true}));

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n\n`;

/** Walks a page of these blocks; returns the findings, and how many blocks hold. */
async function walk(...fences: string[]) {
  const body = `{/* walk: node, constructor */}\n\n${fences.join('')}`;
  const page = parsePage('docs/a.mdx', `---\ntitle: A\n---\n\n${body}`);
  const {blocks} = collectBlocks([page], '');
  const [first] = collectWalks(page, blocks);
  const context = {scratch: copies, env: {...process.env, SECRET: 'x'}, limit: 20_000};
  const {findings, walked} = await runWalk(first!, context);
  return {
    messages: findings.map(({line, message}) => `${line}: ${message}`),
    walked: walked.length,
  };
}

describe('a walk', () => {
  it('keeps the folder, variables and functions from block to block', async () => {
    const {messages, walked} = await walk(
      fence('sh', 'mkdir made\ncd made\nexport NAME=Ada\ngreet() { echo "Hello, $NAME"; }'),
      fence('sh', 'greet\nbasename "$PWD"'),
      fence('text', 'Hello, Ada\nmade'),
    );
    expect(messages).toEqual([]);
    expect(walked).toBe(3);
  });

  it('starts in an empty folder with an empty home and only the declared tools', async () => {
    const {messages} = await walk(
      fence('sh', 'ls -A\nls -A ~\nnode -p 1+1'),
      fence('text', '2'),
      fence('sh fails', 'git --version'),
    );
    expect(messages).toEqual([]);
  });

  it('writes the files of the page as they are shown', async () => {
    const {messages, walked} = await walk(
      fence('js no-check="a" title="a.js"', 'console.log(1);'),
      fence('js no-check="a" title="a.js" append', 'if (true) {\n  console.log(2);\n}'),
      fence('js no-check="a" title="a.js" excerpt', 'console.log(2);'),
      fence('sh', 'node a.js | tee out.txt'),
      fence('text', '1\n2'),
      fence('text title="out.txt" result', '1\n2'),
    );
    expect(messages).toEqual([]);
    expect(walked).toBe(6);
  });

  it('stops where a folder was never made', async () => {
    const {messages} = await walk(
      fence('js no-check="a" title="src/a.js"', '1'),
      fence('sh', 'false'),
    );
    expect(messages).toEqual([
      '7: there is no folder “src” for src/a.js. Have the reader make it first.',
    ]);
  });

  it('stops at commands that fail, and says what they print', async () => {
    const {messages} = await walk(
      fence('sh', 'echo why\nls missing\necho later'),
      fence('sh', 'ls'),
    );
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^7: these commands ended with exit code \d\. /);
    expect(messages[0]).toContain('    why\n');
    expect(messages[0]).not.toContain('later');
  });

  it('finds commands that should fail and do not', async () => {
    const {messages} = await walk(fence('sh fails', 'true'));
    expect(messages[0]).toMatch(/^7: these commands ended with exit code 0\. /);
  });

  it('finds every output that differs, at its own line, and walks on', async () => {
    const {messages} = await walk(
      fence('sh', 'echo a'),
      fence('text', 'b'),
      fence('sh', 'echo c'),
      fence('text', 'd'),
    );
    expect(messages).toEqual([
      '11: line 1, “b”, is not what the commands print. Show what they print:\n    a',
      '19: line 1, “d”, is not what the commands print. Show what they print:\n    c',
    ]);
  });

  it('finds a file that the commands do not make, and an excerpt of none', async () => {
    const {messages} = await walk(fence('text title="a.txt" result', 'b'));
    expect(messages[0]).toMatch(/^7: the commands above make no file a\.txt\. /);
    const {messages: others} = await walk(
      fence('js no-check="a" title="a.js"', '1'),
      fence('js no-check="a" title="a.js" excerpt', '2'),
    );
    expect(others[0]).toMatch(/^11: a\.js never has these lines\. /);
  });

  it('keeps a server running for the blocks below it, and ends it', async () => {
    const port = await findPort();
    const serve = `node -e "require('http').createServer((q, r) => r.end('hi')).listen(${port}, '127.0.0.1')"`;
    const {messages} = await walk(
      fence(`sh background="${port}"`, serve),
      fence('sh', `curl -sS http://127.0.0.1:${port}/`),
      fence('text', 'hi'),
    );
    expect(messages).toEqual([]);
    const {messages: others} = await walk(fence(`sh background="${port}"`, 'echo no; exit 3'));
    expect(others[0]).toMatch(new RegExp(`^7: nothing listens on port ${port}\\. [^]*    no$`));
  });
});

/** Finds a port that nothing uses now. */
function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
