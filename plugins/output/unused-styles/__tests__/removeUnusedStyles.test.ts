import {describe, expect, it} from 'vitest';
import {removeUnusedStyles} from '../index';

/** Returns the remaining styles on a site with one script. */
const remove = (styles: string, script: string, unused: (string | RegExp)[] = []) =>
  removeUnusedStyles(styles, [script], unused);

describe('removeUnusedStyles', () => {
  it.each([
    ['a class', '.menu{top:0}.gone{top:0}', '.menu{top:0}'],
    ['one selector of several', '.menu,.gone{top:0}', '.menu{top:0}'],
    ['a state of a class', '.gone:hover,.gone::after{top:0}', ''],
    ['an element', 'nav{top:0}aside{top:0}', 'nav{top:0}'],
    ['an attribute', '[data-menu]{top:0}[data-gone]{top:0}', '[data-menu]{top:0}'],
    ['a rule in a layer', '@layer a{.gone{top:0}.menu{top:0}}', '@layer a{.menu{top:0}}'],
    [
      'a class in :where()',
      ':where(.gone):hover{top:0}:where(.menu):hover{top:0}',
      ':where(.menu):hover{top:0}',
    ],
    ['an animation', '@keyframes gone{to{top:0}}', ''],
  ])('leaves %s out that no script names', async (_, styles, kept) => {
    const script = 'jsx("nav",{className:"menu","data-menu":1})';
    expect((await remove(styles, script)).replace('@layer a{}', '')).toBe(kept);
  });

  it.each([
    ':focus-visible{outline:1px}',
    ':root{color:red}',
    '*{margin:0}',
    '::selection{color:red}',
    '@layer a, b;',
    '@media print{:root{color:red}}',
  ])('keeps %s, which no script can name', async (styles) => {
    expect(await remove(styles, '')).toBe(styles);
  });

  it('keeps a variable that a kept rule, another kept variable or a script uses', async () => {
    const styles = ':root{--a:var(--b);--b:1px;--c:2px;--d:3px}p{top:var(--a)}i{top:var(--d)}';
    expect(await remove(styles, 'jsx("p"),style.getPropertyValue("--c")')).toBe(
      ':root{--a:var(--b);--b:1px;--c:2px}p{top:var(--a)}',
    );
  });

  it('leaves a rule out whose class is listed as unused, though a script names it', async () => {
    const script = 'clsx("tag_x1","menu")';
    expect(await remove('.tag_x1{top:0}.menu{top:0}', script, [/^tag_/])).toBe('.menu{top:0}');
  });
});
