import {expect, it} from 'vitest';
import {listWitFiles, readSources} from '../model/readSources';
import {FIXTURE} from './loadFixture';

it('reads the packages of the site before those of others, and types before the rest', () => {
  expect(listWitFiles(FIXTURE)).toEqual([
    'wit/talk/types.wit',
    'wit/talk/rooms.wit',
    'wit/tool/tool.wit',
    'wit/deps/clocks/package.wit',
    'wit/deps/io/package.wit',
  ]);
});

it('takes what is outside of wit/deps for the site’s own', () => {
  const own = readSources(FIXTURE).filter(({isOwn}) => isOwn);
  expect(own.map(({file}) => file.split('/')[1])).toEqual(['talk', 'talk', 'tool']);
});

it('finds nothing where there is no such folder', () => {
  expect(listWitFiles('/nowhere')).toEqual([]);
});
