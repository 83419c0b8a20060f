import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {collectPackages, createScopes} from 'wit-docs';
import {witReference} from 'docusaurus-wit-reference';
import {readSources} from 'docusaurus-wit-reference/sources';
import {IMPLEMENTERS, WIT_FOLDER} from '../index';
import {listSurface} from './listSurface';

const root = path.join(import.meta.dirname, '../../../..');
const packages = collectPackages(readSources(root, WIT_FOLDER));
const scopes = createScopes(packages);
const own = packages.filter(({isLocal}) => isLocal);

describe('the interfaces of the site', () => {
  it.each(own.map(({name}) => name))('promise what they did: %s', async (name) => {
    const owner = packages.find((each) => each.name === name);
    const lines = owner ? listSurface(owner, scopes).filter(({isPart}) => !isPart) : [];
    const head = `package ${name}@${owner?.version}`;
    const text = [head, ...lines.map(({line}) => line)].join('\n');
    await expect(`${text}\n`).toMatchFileSnapshot(`surface/${name.replace(':', '-')}.txt`);
  });

  it('have a file each, and no file stays behind a package that is gone', () => {
    const names = own.map(({name}) => `${name.replace(':', '-')}.txt`);
    expect(readdirSync(path.join(import.meta.dirname, 'surface')).sort()).toEqual(names.sort());
  });

  it('say of each thing what it means and what the rules require, those of others as well', async () => {
    const pages = {'/page': packages.map(({name}) => name)};
    const options = {folder: WIT_FOLDER, docs: 'labelled', implementers: IMPLEMENTERS} as const;
    const {load} = witReference({...options, pages});
    await expect(load(root)).resolves.toHaveProperty('symbols');
  });
});
