import path from 'node:path';
import {buildReference, type WitReference, type WitOptions} from '../buildReference';
import {readSources} from '../loadPackages';

/** A small repository with two packages of its own and one of WASI. */
export const FIXTURE = path.join(import.meta.dirname, 'fixtures/repository');

/** What its site decides. */
export const OPTIONS: WitOptions = {
  pages: {'/talk': ['hayride:talk', 'wasi:io'], '/tool': ['hayride:tool']},
  namespace: 'hayride',
  docs: 'labelled',
  guide: {
    primitive: '/guide#primitive',
    generic: '/guide#generic',
    tuple: '/guide#tuple',
    handle: '/guide#handle',
    recent: '/guide#recent',
  },
};

/** The reference of that repository. */
export function loadFixture(): WitReference {
  return buildReference(readSources(FIXTURE), OPTIONS);
}
