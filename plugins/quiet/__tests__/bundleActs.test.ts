import path from 'node:path';
import {expect, it} from 'vitest';
import {bundleActs} from '../bundleActs';

const STORAGE = path.resolve('plugins/lib/siteStorage.ts');
const EVENTS = path.resolve('plugins/lib/pageEvents.ts');

it('makes one script of all modules, named by its content, with the storage of the site', async () => {
  const bundle = (modules: string[], namespace: string) =>
    bundleActs(modules, {type: 'localStorage', namespace});
  const one = await bundle([STORAGE, EVENTS], '-one');
  expect(one.code).toContain('-one');
  expect(one.file).toMatch(/^assets\/js\/acts\.[\da-f]{8}\.js$/);
  expect((await bundle([STORAGE, EVENTS], '-other')).file).not.toBe(one.file);
});

it('says which module it cannot find', async () => {
  const storage = {type: 'localStorage', namespace: ''} as const;
  await expect(bundleActs(['/none.ts'], storage)).rejects.toThrow(/none\.ts/);
});
