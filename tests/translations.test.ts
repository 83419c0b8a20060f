import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {parseSync} from '@swc/core';
import {expect, it} from 'vitest';

/** Lists the ids of a source's translated texts, each with its English text. */
function listTexts(file: string): {id: string; message: string}[] {
  const texts: {id: string; message: string}[] = [];
  const source = readFileSync(file, 'utf8');
  // Of each object, the tree has a list of keys and values.
  JSON.stringify(
    parseSync(source, {syntax: 'typescript', tsx: file.endsWith('x')}),
    (_, value: unknown) => {
      if (Array.isArray(value)) {
        const {id, message} = Object.fromEntries(
          (value as {key?: {value: string}; value?: {type: string; value: string}}[])
            .filter((each) => each?.key && each.value?.type === 'StringLiteral')
            .map((each) => [each.key?.value, each.value?.value]),
        ) as {id?: string; message?: string};
        if (id !== undefined && message !== undefined) texts.push({id, message});
      }
      return value;
    },
  );
  return texts;
}

it('each text that is translated has an id of its own: another language has one text for an id', () => {
  const files = execFileSync('git', ['ls-files', 'src', 'plugins', 'packages'], {encoding: 'utf8'});
  const known = new Map<string, string>();
  const shared: string[] = [];
  for (const file of files.trim().split('\n')) {
    if (!/\.tsx?$/.test(file) || file.includes('__tests__')) continue;
    for (const {id, message} of listTexts(file)) {
      if ((known.get(id) ?? message) !== message) shared.push(`${file}: ${id}`);
      known.set(id, message);
    }
  }
  expect(known.size).toBeGreaterThan(20);
  expect(shared).toEqual([]);
});
