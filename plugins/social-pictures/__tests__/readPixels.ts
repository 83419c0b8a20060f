import {inflateSync} from 'node:zlib';

/** A picture of `encodePng`: `isDark` tells text from paper and from the wheel behind it. */
export type ReadPicture = {
  width: number;
  height: number;
  isDark: (x: number, y: number) => boolean;
};

/** Reads a PNG as `encodePng` writes it: one chunk of data, three bytes a pixel, no filter. */
export function readPixels(png: Buffer): ReadPicture {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const length = png.readUInt32BE(33);
  const rows = inflateSync(png.subarray(41, 41 + length));
  const row = 1 + 3 * width;
  return {width, height, isDark: (x, y) => (rows[y * row + 1 + 3 * x + 1] ?? 0) < 150};
}
