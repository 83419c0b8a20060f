import {describe, expect, it} from 'vitest';
import type {GoPackage} from '../../shared/bindings/types';
import {choosePackages, requireAllShown} from '../choosePackages';

const packages = ['go/ai', 'go/ai/ctx', 'go/aims', 'go/core'].map((path): GoPackage => ({
  path,
  side: 'types',
  wit: [],
  summary: 'Text.',
  symbols: [],
  place: {line: 1, column: 1},
}));
const choose = (only: string, shown = new Set<string>()) =>
  choosePackages(only, packages, shown).map(({path}) => path);

describe('the packages of an element', () => {
  it.each([
    ['go/ai', ['go/ai', 'go/ai/ctx']],
    ['go/ai/ctx', ['go/ai/ctx']],
    ['go/core go/aims', ['go/aims', 'go/core']],
    ['go', ['go/ai', 'go/ai/ctx', 'go/aims', 'go/core']],
  ])('for only=%j are %j', (only, paths) => {
    expect(choose(only)).toEqual(paths);
  });

  it.each([
    ['go/a', 'bindings/go.yaml has no package “go/a”. It has go/ai, go/ai/ctx, go/aims, go/core.'],
    ['', 'bindings/go.yaml has no package “”. It has go/ai, go/ai/ctx, go/aims, go/core.'],
  ])('are refused for only=%j', (only, message) => {
    expect(() => choose(only)).toThrow(new Error(message));
  });

  it('are refused a second time', () => {
    const shown = new Set<string>();
    choose('go/ai/ctx', shown);
    expect(() => choose('go/ai', shown)).toThrow(
      new Error('go/ai/ctx is shown on this page already. Show each package once.'),
    );
  });

  it('are all packages together', () => {
    const shown = new Set<string>();
    choose('go/ai go/core', shown);
    expect(() => requireAllShown(packages, shown)).toThrow(
      new Error(`no <GoPackages> of this page shows go/aims. Add them to one element's only="…".`),
    );
    choose('go/aims', shown);
    expect(() => requireAllShown(packages, shown)).not.toThrow();
  });
});
