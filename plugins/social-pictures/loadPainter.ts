import {initWasm, Resvg} from '@resvg/resvg-wasm';
import {readFile} from 'node:fs/promises';
import {escapeHtml} from '../shared/escapeHtml';
import {encodePng} from './encodePng';

/** The face of the pictures: like pages, they are in a sans serif, but a build has no reader's fonts. */
const FACE = 'Source Sans 3';
const FONTS = [400, 700].map(
  (weight) => `@fontsource/source-sans-3/files/source-sans-3-latin-${weight}-normal.woff2`,
);

/** The files of packages that the bytes of a picture depend on: resvg and its fonts. */
export const PARTS = ['@resvg/resvg-wasm/index_bg.wasm', ...FONTS].map((file) =>
  require.resolve(file),
);

/** Turns drawings into the same pictures on every machine: resvg runs as WebAssembly. */
type Painter = {
  /** The width of bold text of size 1. */
  measure: (text: string) => number;
  /** The PNG of an SVG. */
  paint: (svg: string) => Uint8Array;
};

let loading: Promise<Painter> | undefined;

/** The painter, loaded once, because resvg refuses to be started twice. */
export function loadPainter(): Promise<Painter> {
  loading ??= createPainter();
  return loading;
}

async function createPainter(): Promise<Painter> {
  const [program, ...fonts] = await Promise.all(PARTS.map((file) => readFile(file)));
  await initWasm(program!);
  const font = {fontBuffers: fonts, loadSystemFonts: false, defaultFontFamily: FACE};
  const use = <Result>(svg: string, run: (resvg: InstanceType<typeof Resvg>) => Result): Result => {
    const resvg = new Resvg(svg, {font});
    try {
      return run(resvg);
    } finally {
      resvg.free();
    }
  };
  // Titles share words.
  const boxes = new Map<string, number>();
  const measureBox = (text: string) => {
    const known = boxes.get(text);
    if (known !== undefined) return known;
    const line = `<text y="100" font-size="100" font-weight="700">${escapeHtml(text)}</text>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${line}</svg>`;
    const width = use(svg, (resvg) => resvg.getBBox()?.width ?? 0) / 100;
    boxes.set(text, width);
    return width;
  };
  return {
    // The box ends with the outlines of letters; between others, the space around them counts too.
    measure: (text) => measureBox(`|${text}|`) - measureBox('||'),
    paint: (svg) => encodePng(use(svg, (resvg) => resvg.render())),
  };
}
