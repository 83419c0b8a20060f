import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readLook} from '../readLook';

const root = path.resolve(__dirname, '../../..');
const tokens = readFileSync(path.join(root, 'src/css/tokens.css'), 'utf8');
const logo = readFileSync(path.join(root, 'static/img/logo.svg'), 'utf8');

describe('the look of the pictures', () => {
  it('is that of the site in light mode', () => {
    const {mark, outline, ...look} = readLook(tokens, logo);
    expect(look).toEqual({
      paper: '#fffefb',
      heading: '#1c1812',
      section: '#7d4009',
      muted: '#564e42',
      accent: '#e0a526',
      markSize: 32,
    });
    expect(logo.replace(/\s/g, '')).toContain(mark.replace(/\s/g, ''));
    expect(mark).not.toContain('<title>');
    expect(new Set(outline.match(/(?:fill|stroke)="[^"]*"/g))).toEqual(
      new Set(['fill="none"', 'stroke="#e0a526"']),
    );
  });

  it('needs a square logo and a colour for each token', () => {
    expect(() => readLook(tokens, '<svg viewBox="0 0 32 20"></svg>')).toThrow(
      'social-pictures: the logo is no square <svg>. Give it viewBox="0 0 n n".',
    );
    expect(() => readLook(tokens.replace('--site-accent', '--hay'), logo)).not.toThrow();
    expect(() => readLook(tokens.replaceAll('--site-accent', '--hay'), logo)).toThrow(
      'social-pictures: --site-accent is no colour such as #fffefb. Correct the tokens.',
    );
  });
});
