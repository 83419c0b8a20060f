import {describe, expect, it} from 'vitest';
import {chooseForm} from '../negotiate.mjs';

describe('the form of a page', () => {
  it.each([
    [undefined, 'html'],
    ['', 'html'],
    ['*/*', 'html'],
    ['text/*', 'html'],
    ['text/html, text/markdown', 'html'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'html'],
    ['text/markdown;q=0.5, text/*', 'html'],
    ['text/markdown', 'markdown'],
    ['Text/Markdown; charset=UTF-8', 'markdown'],
    ['text/markdown;variant=GFM', 'markdown'],
    ['text/markdown, text/html, */*', 'markdown'],
    ['text/markdown;q=0.5, */*;q=0.1', 'markdown'],
    ['*/*, text/markdown', 'markdown'],
    ['text/html;q=0.4, text/markdown;q=0.5', 'markdown'],
    ['text/html;q=0, */*', 'markdown'],
  ])('for Accept: %s is %s', (accept, form) => {
    expect(chooseForm(accept)).toBe(form);
  });

  it.each([
    ...['application/json', 'text/markdown;q=0', 'text/markdown;q=0, text/html;q=0'],
    ...['image/png, text/x-markdown', 'nonsense', ';q=,', 'text/markdown;q=nonsense'],
  ])('is HTML, and no refusal, for a client that wants neither: %s', (accept) => {
    expect(chooseForm(accept)).toBe('html');
  });
});
