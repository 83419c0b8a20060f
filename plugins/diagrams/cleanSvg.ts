import type {Drawing} from './types';

const PIXELS_PER_POINT = 4 / 3;

/** What the page provides itself: colours, fonts, ids (which must be unique) and tooltips. */
const UNWANTED = [
  /<!--[\s\S]*?-->/g,
  /<title>[\s\S]*?<\/title>/g,
  / (?:id|fill|stroke|stroke-width|stroke-dasharray|font-family|font-weight|xml:space)="[^"]*"/g,
  /\s*\n\s*/g,
];

/** Graphviz' SVG without fixed styles; its parts keep the classes that the style sheet paints. */
export function cleanSvg(raw: string): Drawing {
  const [root, width, height, viewBox] =
    raw.match(/<svg width="([\d.]+)pt" height="([\d.]+)pt"\s+viewBox="([^"]+)"[^>]*>/) ?? [];
  if (!root || !width || !height || !viewBox) {
    throw new Error('Graphviz gave a drawing without a size.');
  }
  const inner = raw.slice(raw.indexOf(root) + root.length, raw.lastIndexOf('</svg>'));
  return {
    body: UNWANTED.reduce((text, pattern) => text.replace(pattern, ''), inner),
    viewBox,
    width: Math.ceil(Number(width) * PIXELS_PER_POINT),
    height: Math.ceil(Number(height) * PIXELS_PER_POINT),
  };
}
