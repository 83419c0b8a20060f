import {crc32, deflateSync} from 'node:zlib';

/** Pixels from the top left: four bytes each, red, green, blue and opacity. */
export type Pixels = {width: number; height: number; pixels: Uint8Array};

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/**
 * The PNG of an opaque picture, without its opacity. Rows have no filter: areas of one colour then
 * have half of the size that resvg's own encoder needs. The format: https://www.w3.org/TR/png/.
 */
export function encodePng({width, height, pixels}: Pixels): Buffer {
  const row = 1 + 3 * width;
  const rows = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++) {
    let to = y * row + 1;
    for (let from = 4 * y * width; from < 4 * (y + 1) * width; from += 4) {
      // Byte by byte: a view of each pixel costs more than all else that a picture needs.
      for (let colour = 0; colour < 3; colour++) rows[to++] = pixels[from + colour]!;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each of red, green and blue.
  header.set([8, 2], 8);
  const chunks = [encodeChunk('IHDR', header), encodeChunk('IDAT', deflateSync(rows, {level: 9}))];
  return Buffer.concat([SIGNATURE, ...chunks, encodeChunk('IEND', Buffer.alloc(0))]);
}

function encodeChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([ends.subarray(0, 4), content, ends.subarray(4)]);
}
