import path from 'node:path';
import {buildReference} from '../model/buildReference';
import type {Pages, Reference} from '../model/types';
import {readSources} from '../model/loadPackages';

/** A small repository with two packages of its own and one of WASI. */
export const FIXTURE = path.join(import.meta.dirname, 'fixtures/repository');

/** Its pages, by their routes. */
export const PAGES: Pages = {
  '/talk': ['hayride:talk', 'wasi:io'],
  '/tool': ['hayride:tool'],
};

/** The reference of that repository. */
export function loadFixture(): Reference {
  return buildReference(readSources(FIXTURE), PAGES);
}
