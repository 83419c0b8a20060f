import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {checkSharedWit, collectExamples} from '../collectExamples';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'collect-examples-'));
});
afterEach(() => rm(root, {recursive: true}));

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), {recursive: true});
  await writeFile(path.join(root, file), text);
}

const EXAMPLE = {title: 'A', language: 'js', run: [{command: 'ls', expect: 'expect/ls.txt'}]};

describe('the examples of a repository', () => {
  it('are the folders of examples/, in order', async () => {
    await write('examples/b-js/example.json', JSON.stringify({title: 'B', language: 'js'}));
    await write('examples/a-js/example.json', JSON.stringify(EXAMPLE));
    await write('examples/a-js/expect/ls.txt', 'x');
    const {examples, findings} = collectExamples(root);
    expect(examples.map(({folder}) => folder)).toEqual(['examples/a-js', 'examples/b-js']);
    expect(findings).toEqual([]);
  });

  it('are none where there is no such folder', () => {
    expect(collectExamples(root)).toEqual({examples: [], findings: []});
  });

  it('say when a folder has no example.json', async () => {
    await write('examples/a-js/main.js', '');
    expect(collectExamples(root).findings).toMatchObject([
      {
        file: 'examples/a-js/example.json',
        message: 'examples/a-js has no example.json. Say there how it is built and run.',
      },
    ]);
  });

  it('say when the expected output of a command is not there', async () => {
    await write('examples/a-js/example.json', JSON.stringify(EXAMPLE));
    const {examples, findings} = collectExamples(root);
    expect(examples).toEqual([]);
    expect(findings).toMatchObject([
      {
        message: 'there is no expect/ls.txt. Run “ls”, read its output, and keep it there.',
      },
    ]);
  });
});

async function check(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) await write(file, text);
  const folders = Object.keys(files).map((file) => file.replace('/wit/world.wit', ''));
  const rest = {title: '', language: '', variants: []};
  return checkSharedWit(
    root,
    folders.map((folder) => ({folder, ...rest})),
  );
}

describe('the world of a task', () => {
  it('is the same in every language, and another in another task', async () => {
    expect(
      await check({
        'examples/hello-world-go/wit/world.wit': 'a\nb',
        'examples/hello-world-rust/wit/world.wit': 'a\nb',
        'examples/http-server-go/wit/world.wit': 'c',
      }),
    ).toEqual([]);
  });

  it('is found where it differs, at the line', async () => {
    expect(
      await check({
        'examples/hello-world-go/wit/world.wit': 'a\nb',
        'examples/hello-world-rust/wit/world.wit': 'a\nc',
      }),
    ).toMatchObject([
      {
        file: 'examples/hello-world-rust/wit/world.wit',
        line: 2,
        message:
          'this differs from examples/hello-world-go/wit/world.wit. The same task has the same world: copy the one that is right.',
      },
    ]);
  });
});
