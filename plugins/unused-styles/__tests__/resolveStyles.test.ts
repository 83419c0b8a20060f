import {describe, expect, it} from 'vitest';
import {resolveStyles} from '../resolveStyles';

const resolve = (styles: string, script = '') => resolveStyles(styles, script);

describe('declarations of a layer', () => {
  it.each([
    [
      'the same selector',
      '@layer a{.b{top:0;left:0}}.b{top:1px}',
      '@layer a{.b{left:0}}.b{top:1px}',
    ],
    ['all selectors of a rule', '@layer a{.b,.c{top:0}}.b,.c{top:1px}', '@layer a{}.b,.c{top:1px}'],
    ['a child as a descendant', '@layer a{.b>i{top:0}}.b i{top:1px}', '@layer a{}.b i{top:1px}'],
    [
      'one of the elements that a selector lists',
      '@layer a{.b i{top:0}}.b :is(i,b){top:1px}',
      '@layer a{}.b :is(i,b){top:1px}',
    ],
    ['all sides of a box', '@layer a{.b{margin-top:0}}.b{margin:1px}', '@layer a{}.b{margin:1px}'],
    [
      'the root element in one mode',
      '@layer a{html[data-theme=dark]{top:0}}:root{top:1px}',
      '@layer a{}:root{top:1px}',
    ],
  ])('go where an unlayered rule overrides %s', (_, styles, left) => {
    expect(resolve(styles)).toBe(left);
  });

  it.each([
    ['one of two selectors is overridden', '@layer a{.b,.c{top:0}}.b{top:1px}'],
    ['a descendant may be no child', '@layer a{.b i{top:0}}.b>i{top:1px}'],
    ['only one side of a box is overridden', '@layer a{.b{margin:0}}.b{margin-top:1px}'],
    ['they are important', '@layer a{.b{top:0 !important}}.b{top:1px}'],
    ['the other rule holds on some screens', '@layer a{.b{top:0}}@media print{.b{top:1px}}'],
    ['the other rule is for one mode', '@layer a{:root{top:0}}[data-theme=dark]{top:1px}'],
  ])('stay where %s', (_, styles) => {
    expect(resolve(styles)).toBe(styles);
  });
});

it('layers without rules go from the order of layers', () => {
  expect(resolve('@layer a,b,c;@layer a{i{top:0}}@layer c{i{top:1px}}')).toBe(
    '@layer a,c;@layer a{i{top:0}}@layer c{i{top:1px}}',
  );
  expect(resolve('@layer a,b;i{top:0}')).toBe('i{top:0}');
  expect(resolve('@layer a.b,c;@layer a{i{top:0}}')).toBe('@layer a.b;@layer a{i{top:0}}');
});

describe('a variable', () => {
  it('with one value becomes that value, also within other values', () => {
    expect(resolve(':root{--a:1px;--b:var(--a)}i{top:var(--b);left:calc(2*var(--a))}')).toBe(
      'i{top:1px;left:calc(2*1px)}',
    );
  });

  it('stays apart from the word after it', () => {
    expect(resolve(':root{--a:3px}i{border:var(--a)solid red}')).toBe('i{border:3px solid red}');
  });

  it.each([
    ['has two values', ':root{--a:1px}[data-theme=dark]{--a:2px}i{top:var(--a)}', ''],
    ['is set on some screens', '@media print{:root{--a:1px}}i{top:var(--a)}', ''],
    ['is set on another element', '.b{--a:1px}i{top:var(--a)}', ''],
    ['has a fallback where it is used', ':root{--a:1px}i{top:var(--a,2px)}', ''],
    ['is named by a script', ':root{--a:1px}i{top:var(--a)}', 'getPropertyValue("--a")'],
    [
      'depends on one that an element changes',
      ':root{--a:var(--b);--b:1px}.c{--b:2px;top:var(--a)}',
      '',
    ],
  ])('stays where it %s', (_, styles, script) => {
    expect(resolve(styles, script)).toBe(styles);
  });
});
