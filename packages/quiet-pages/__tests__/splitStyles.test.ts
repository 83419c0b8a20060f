import {describe, expect, it} from 'vitest';
import {splitStyles} from '../src/splitStyles';

/** Returns the first styles of a page. */
const first = (styles: string, html: string) =>
  splitStyles(styles, new Map([['a.html', html]])).first.get('a.html');

describe('the styles that a page is first painted with', () => {
  it.each([
    ['a class', '.a{top:0}', '<p class="b a">'],
    ['a class without quotes', '.a{top:0}', '<p class=a>'],
    ['an id', '#a{top:0}', '<p id=a>'],
    ['an element', 'p{top:0}', '<p>'],
    ['every element', '*{top:0}', '<p>'],
    ['an attribute, whatever its value', '[role=tab]{top:0}', '<p role="none">'],
    ['what a pseudo-class says about what it has', '.a:not(.b):has(.c){top:0}', '<p class=a>'],
    ['a pseudo-class alone', ':focus-visible{top:0}', '<p>'],
    [
      'the colour mode, which an inline script sets',
      '[data-theme=dark] p{top:0}',
      '<script>root.setAttribute("data-theme","dark")</script><p>',
    ],
    ['an open fold, which the reader opens', '.a[open]{top:0}', '<details class="a">'],
    ['a part of an element', '.a::before{top:0}', '<p class="a">'],
  ])('have the rules for %s', (_, styles, html) => {
    expect(first(styles, html)).toBe(styles);
  });

  it('have no variable of a layer that the root has outside of layers, on every screen', () => {
    const use = 'p{top:var(--a)var(--b)var(--c)}';
    const kept = 'p{top:var(--a) var(--b) var(--c)}';
    const layer = '@layer x{:root{--a:0;--b:0;--c:0!important}html{--a:1}}';
    expect(first(`${layer}:root{--a:2;--c:2}@media screen{:root{--b:2}}${use}`, '<html><p>')).toBe(
      `@layer x{:root{--b:0;--c:0!important}html{--a:1}}:root{--a:2;--c:2}@media screen{:root{--b:2}}${kept}`,
    );
  });

  it.each([
    [':root{--a:1px}', 'p{top:var(--a)}', 'p{top:1px}'],
    [':root{--a:var(--b);--b:1px}', 'p{top:calc(-1*var(--a))}', 'p{top:calc(-1*1px)}'],
    ['@layer x{:root{--a:1px}}', 'p{margin:var(--a)var(--a)0 auto}', 'p{margin:1px 1px 0 auto}'],
    [':root{--a:1px;--b:2px}@layer x{:root{--b:3px}}', 'p{top:var(--b)}', 'p{top:2px}'],
    [':root{--a:url("a b")}', 'p{background:var(--a)center}', 'p{background:url("a b") center}'],
  ])('have the value of a constant where it is used: %s%s', (constants, use, filled) => {
    expect(first(constants + use, '<p>')).toBe(filled);
  });

  it('have the variable that a constant has, if only the root sets that', () => {
    const modes = ':root{--b:0}html[data-theme=dark]{--b:1px}';
    expect(first(`:root{--a:var(--b)}p{top:var(--a)}${modes}`, '<html data-theme><p>')).toBe(
      `p{top:var(--b)}${modes}`,
    );
  });

  it.each([
    ['set again on a screen', ':root{--a:0}@media (width>1px){:root{--a:1px}}'],
    ['only set on a screen', '@media (width>1px){:root{--a:1px}}'],
    ['set for another element', ':root{--a:0}p{--a:1px}'],
    ['the variable of another element', ':root{--a:var(--b);--b:0}p{--b:1px}'],
    ['the variable of nothing', ':root{--a:var(--c)}'],
    ['only set for an element', 'p{--a:0}'],
    ['set in a nested rule', ':root{--a:0}p{@media (width>1px){--a:1px}}'],
    ['typed', '@property --a{syntax:"<length>";inherits:true;initial-value:0}:root{--a:1em}'],
    ['without a value of its own', ':root{--a:inherit}'],
    ['empty', ':root{--a:}'],
    ['important', ':root{--a:0!important}'],
    ['a circle', ':root{--a:var(--b);--b:var(--a)}'],
  ])('use a variable by its name if it is %s', (_, definition) => {
    const use = definition.includes('--b') ? 'p{top:var(--a);left:var(--b)}' : 'p{top:var(--a)}';
    expect(first(definition + use, '<p>')).toBe(definition + use);
  });

  it('use a variable by its name if the page or an act sets it, and keep what an act uses', () => {
    const styles = ':root{--a:0;--b:0;--c:0}p{top:var(--a) var(--b) var(--c)}';
    const pages = new Map([['a.html', '<p style="--a:1px">']]);
    const acts = 'style.setProperty("--b","1px");.d{top:var(--c)}';
    expect(splitStyles(styles, pages, acts).first.get('a.html')).toBe(
      ':root{--a:0;--b:0;--c:0}p{top:var(--a) var(--b) 0}',
    );
  });

  it.each([
    ['a class that it lacks', '.a{top:0}', '<p class="ab">a</p>'],
    ['an element that it lacks', 'h6{top:0}', '<p title="h6">'],
    ['an attribute that it lacks', '[aria-pressed]{top:0}', '<p title="aria-pressed">'],
    ['only one part of what it has', 'p .a{top:0}', '<p>'],
    ['a medium without rules', '@media screen{.a{top:0}}', '<p>'],
    ['a pointer, which wakes the page', 'p:hover{top:0}', '<p>'],
    ['a variable that nothing uses, or only such a one', ':root{--a:0;--b:var(--a)}', '<p>'],
    ['motion alone', 'p{transition:top 1s;animation:go 1s}@keyframes go{to{top:0}}', '<p>'],
  ])('have no rule for %s', (_, styles, html) => {
    expect(first(styles, html)).toBe('');
  });

  it('keep of a rule the selectors that the page needs', () => {
    expect(first('.a,.b,p:hover{top:0}', '<p class="b">')).toBe('.b{top:0}');
  });

  it('keep a prefixed declaration only where there is no plain one', () => {
    const styles = 'p{-webkit-user-select:none;user-select:none;-webkit-line-clamp:2}';
    expect(first(styles, '<p>')).toBe('p{user-select:none;-webkit-line-clamp:2}');
  });

  it('keep their order and their layers', () => {
    const styles = '@layer x{.a{top:0}.c{top:0}}.b{top:0}.a{top:1px}';
    expect(first(styles, '<p class="a b">')).toBe(styles.replace('.c{top:0}', ''));
  });
});

describe('the styles for paper', () => {
  it('are on no screen, and what is for both is', () => {
    const styles = '@media print{p{top:0}}@media print,(scripting:none){p{top:1px}}';
    const {whole, print, first: ofPages} = splitStyles(styles, new Map([['a.html', '<p>']]));
    expect(print).toBe('@media print{p{top:0}}');
    expect(ofPages.get('a.html')).toBe('@media print,(scripting:none){p{top:1px}}');
    expect(whole).toBe(styles);
  });

  it('may set a variable anew, and use one that no screen needs', () => {
    const screen = ':root{--a:1px;--b:0}html[lang]{--b:1px}p{top:var(--a)}';
    const paper = '@media print{:root{--a:0}p{left:var(--b)}}';
    const {print, first: ofPages} = splitStyles(
      screen + paper,
      new Map([['a.html', '<html lang="en"><p>']]),
    );
    expect(print).toBe(paper);
    expect(ofPages.get('a.html')).toBe(screen);
  });
});

describe('the styles of an awake page', () => {
  it('have every rule in its order, as it may show what is on other pages', () => {
    const styles = '.a{top:0}.b{top:0}';
    expect(splitStyles(styles, new Map([['a.html', '<p class="b">']])).whole).toBe(styles);
  });
});

it('has the rules for what the script of the acts may set, but for simple words', () => {
  const styles = '.a-b{top:0}.c-d{top:0}.e{top:0}';
  const acts = 'list.toggle("a-b"),"e"';
  expect(splitStyles(styles, new Map([['a.html', '<p>']]), acts).first.get('a.html')).toBe(
    '.a-b{top:0}',
  );
});
