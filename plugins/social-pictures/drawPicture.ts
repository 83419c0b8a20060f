import {escapeHtml} from '../shared/escapeHtml';
import {layOutTitle} from './layOutTitle';
import type {Look} from './readLook';

/** What social networks show without cutting anything off. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** The texts of a picture. */
export type PictureTexts = {
  title: string;
  section: readonly string[];
  tagline: string;
  host: string;
};

const MARGIN = 80;
const LEADING = 1.12;
const TITLE = {
  width: WIDTH - 2 * MARGIN,
  height: 290,
  sizes: [116, 104, 92, 80, 70, 60],
  leading: LEADING,
};
/** Halfway between the line of the site and that of the tagline. */
const MIDDLE = 306;
const SMALL = 36;
/** Where a section may start: after the name. */
const SECTION_START = 360;

/**
 * Draws the picture of a page as SVG: the site's name and the page's section, the title, the tagline
 * and the host. `measure` is the width of bold text of size 1.
 */
export function drawPicture(
  {title, section, tagline, host}: PictureTexts,
  look: Look,
  measure: (text: string) => number,
): string {
  const {lines, size} = layOutTitle(title, measure, TITLE);
  // The capitals of the first line and the feet of the last one are equally far from the middle.
  const first = MIDDLE + (0.66 * size - (lines.length - 1) * LEADING * size) / 2;
  const rows = lines.map((line, index) =>
    text(line, {
      x: MARGIN,
      y: first + index * LEADING * size,
      size,
      colour: look.heading,
      isBold: true,
    }),
  );
  const trail = section.join(' / ');
  // As large as there is room for beside the name; bold text is wider than this one.
  const room = (WIDTH - MARGIN - SECTION_START) / Math.max(1, measure(trail));
  const small = {size: SMALL, y: HEIGHT - 66, colour: look.muted};
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${look.paper}"/>`,
    `<g opacity="0.14">${mark(look.outline, look, {x: 800, y: 130, size: 660})}</g>`,
    mark(look.mark, look, {x: MARGIN, y: 62, size: 68}),
    text('Hayride', {x: 168, y: 111, size: 46, colour: look.heading, isBold: true}),
    text(trail, {
      x: WIDTH - MARGIN,
      y: 109,
      size: Math.min(SMALL, room),
      colour: look.section,
      isEnd: true,
    }),
    ...rows,
    `<rect x="${MARGIN}" y="${HEIGHT - 134}" width="88" height="6" rx="3" fill="${look.accent}"/>`,
    text(tagline, {x: MARGIN, ...small}),
    text(host, {x: WIDTH - MARGIN, ...small, isEnd: true}),
    '</svg>',
  ].join('');
}

type TextPosition = {
  x: number;
  y: number;
  size: number;
  colour: string;
  isBold?: boolean;
  isEnd?: boolean;
};

function text(content: string, {x, y, size, colour, isBold, isEnd}: TextPosition): string {
  const weight = isBold ? 700 : 400;
  const anchor = isEnd ? ' text-anchor="end"' : '';
  const place = `x="${round(x)}" y="${round(y)}" font-size="${round(size)}" font-weight="${weight}"`;
  return `<text ${place} fill="${colour}"${anchor}>${escapeHtml(content)}</text>`;
}

function mark(drawing: string, {markSize}: Look, place: Omit<TextPosition, 'colour'>): string {
  const {x, y, size} = place;
  return `<g transform="translate(${x} ${y}) scale(${round(size / markSize)})">${drawing}</g>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
