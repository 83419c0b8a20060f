import {describe, expect, it} from 'vitest';
import {findNearest, toWords} from '../findNearest.mjs';

const pages = [
  {href: '/', label: 'Overview'},
  {href: '/installation', label: 'Installation'},
  {href: '/platform/concepts/morphs', label: 'Morphs'},
  {href: '/platform/core/cli', label: 'CLI'},
  {href: '/reference/bindings/go', label: 'Go'},
  {href: '/developer-guides/languages/go', label: 'Go'},
];
const find = (path: string) => findNearest(path, pages).map(({href}) => href);

describe('the pages nearest to an unknown path', () => {
  it.each([
    ['/platform/morphs', ['/platform/concepts/morphs']],
    ['/installaton', ['/installation']],
    ['/docs/INSTALLATION.html', ['/installation']],
    ['/core/cli/index', ['/platform/core/cli']],
  ])('of %s are %j', (path, nearest) => {
    expect(find(path)).toEqual(nearest);
  });

  it('come in the order of the folders that they share, where their names are the same', () => {
    expect(find('/languages/go')).toEqual([
      '/developer-guides/languages/go',
      '/reference/bindings/go',
    ]);
  });

  it('are found by names in any script, with accents or without', () => {
    const others = [
      {href: '/ar/%D8%A7%D9%84%D8%AA%D8%AB%D8%A8%D9%8A%D8%AA', label: 'التثبيت'},
      {href: '/fr/d%C3%A9marrage', label: 'Démarrage'},
    ];
    expect(findNearest('/ar/التثبيث', others)).toEqual([others[0]]);
    expect(findNearest('/fr/demarrage', others)).toEqual([others[1]]);
  });

  it.each(['/', '/zzz', '/%E0', ''])('are none for %j', (path) => {
    expect(find(path)).toEqual([]);
  });
});

describe('the words of an unknown path', () => {
  it.each([
    ['/docs/hello-world.html', 'hello world'],
    ['/platform/morphs/', 'morphs'],
    ['/core/cli/index.html', 'cli'],
    ['/a%20b', 'a b'],
    ['/%E0', 'E0'],
    ['/', ''],
  ])('of %s are %j', (path, words) => {
    expect(toWords(path)).toBe(words);
  });
});
