import {expect, it} from 'vitest';
import {shortenVariables} from '../shortenVariables';

const shorten = (styles: string, ...texts: string[]) => shortenVariables(styles, texts);

it('gives the most frequent variable the shortest name, everywhere', () => {
  expect(
    shorten(
      ':root{--rare:1px;--often:2px}i{top:var(--often);left:calc(2*var(--often,var(--rare)))}',
    ),
  ).toBe(':root{--b:1px;--a:2px}i{top:var(--a);left:calc(2*var(--a,var(--b)))}');
});

it.each([
  [
    'a class',
    ':root{--right:0}.items--right{top:var(--right)}',
    ':root{--a:0}.items--right{top:var(--a)}',
  ],
  [
    'a part of another name',
    ':root{--a-b:0;--a-b-c:1}i{top:var(--a-b)}',
    ':root{--a:0;--b:1}i{top:var(--a)}',
  ],
  [
    'a name that no rule declares',
    ':root{--width:0}i{anchor-name:--place;top:var(--width)}',
    ':root{--a:0}i{anchor-name:--place;top:var(--a)}',
  ],
])('leaves %s as it is', (_, styles, short) => {
  expect(shorten(styles)).toBe(short);
});

it('changes the condition of a container', () => {
  expect(shorten('i{--wide:1}@container style(--wide:1){b{top:0}}')).toBe(
    'i{--a:1}@container style(--a:1){b{top:0}}',
  );
});

it('keeps what a script or a page names, and gives its name to no other', () => {
  const styles = ':root{--set:0;--other:1}i{top:var(--other);left:var(--set)}';
  expect(shorten(styles, 'style.setProperty("--set", 1)', '<b style="top:var(--a)">')).toBe(
    ':root{--set:0;--b:1}i{top:var(--b);left:var(--set)}',
  );
});
