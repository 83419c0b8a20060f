import path from 'node:path';
import {buildReference, type WitReference, type WitOptions} from '../src/wit/buildReference';
import {readSources} from '../src/wit/loadPackages';

/** A small repository with two packages of its own and one of WASI. */
export const FIXTURE = path.join(import.meta.dirname, 'fixtures/repository');

/** Options of the fixture's site. */
export const OPTIONS: WitOptions = {
  pages: {'/talk': ['cottage:talk', 'wasi:io'], '/tool': ['cottage:tool']},
  namespace: 'cottage',
  docs: 'labelled',
  implementers: {
    'host, but it refuses everything': {role: 'host', words: 'host, refuses'},
    host: {role: 'host', words: 'host'},
    'plugin `': {role: 'guest', words: 'plugin'},
    'your component': {role: 'guest', words: 'your component'},
    'data only': {role: 'data', words: 'data'},
    'nothing shipped': {role: 'none', words: 'nothing shipped'},
  },
  counterparts: {go: 'In Go'},
  pictures: ({dot, title, alt}) => {
    return {type: 'code', lang: 'dot', meta: `title="${title}" alt="${alt}"`, value: dot};
  },
  guide: {
    primitive: '/guide#primitive',
    generic: '/guide#generic',
    tuple: '/guide#tuple',
    handle: '/guide#handle',
    recent: '/guide#recent',
  },
};

/** Loads the reference of the fixture. */
export function loadFixture(): WitReference {
  return buildReference(readSources(FIXTURE), OPTIONS);
}
