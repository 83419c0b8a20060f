import {expect, it} from 'vitest';
import {drawPicture} from '../drawPicture';

const LOOK = {
  ...{paper: '#fff', heading: '#000', section: '#111', muted: '#222', accent: '#333'},
  ...{mark: '', outline: '', markSize: 1},
};
const WORDS = {title: 'Title', tagline: 'Tagline', host: 'docs.example.org'};
/** Each letter is half as wide as it is high. */
const measure = (text: string) => text.length / 2;

/** The size of the section and its width in the picture. */
function draw(...section: string[]): {size: number; width: number} {
  const trail = section.join(' / ');
  const svg = drawPicture({...WORDS, section}, LOOK, measure);
  const size = Number(new RegExp(`font-size="([\\d.]+)"[^>]*>${trail}<`).exec(svg)?.[1]);
  return {size, width: size * measure(trail)};
}

it('writes all sections in one size that is never too wide for the place beside the name', () => {
  const {size} = draw('Guides');
  expect(draw('Guides', 'Languages').size).toBe(size);
  const long = draw('Developer guides', 'Advanced topics', 'Runtime configuration');
  expect(long.size).toBeLessThan(size);
  expect(Math.floor(long.width)).toBeLessThanOrEqual(1200 - 80 - 360);
});
