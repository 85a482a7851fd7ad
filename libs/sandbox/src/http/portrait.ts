import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const size = 128;
const palette = [
  [0x37, 0x5a, 0x7f],
  [0x8a, 0x3d, 0x1e],
  [0x2f, 0x6b, 0x4f],
  [0x6d, 0x3b, 0x74],
  [0x9a, 0x67, 0x00],
  [0x1f, 0x6f, 0x78],
] as const;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** The figure's coverage of the pixel at (x, y), both in 0..1: 1 inside, 0 outside, with a soft edge. */
function figureAt(x: number, y: number): number {
  const head = (0.19 - Math.hypot(x - 0.5, y - 0.38)) * size;
  const shoulders = (1 - Math.hypot((x - 0.5) / 0.36, (y - 1.02) / 0.4)) * 0.36 * size;
  return Math.min(1, Math.max(0, Math.max(head, shoulders) + 0.5));
}

/** A person's photo: a PNG of 128 × 128 pixels, a light figure on a ground that depends on the person. */
export function portrait(sub: string): Buffer {
  const ground = palette[(createHash('sha256').update(sub).digest()[0] ?? 0) % palette.length] ?? palette[0];
  const rows = Buffer.alloc(size * (1 + size * 3));
  let offset = 0;
  for (let y = 0; y < size; y += 1) {
    offset += 1; // each row starts with its filter type, 0
    for (let x = 0; x < size; x += 1) {
      const figure = figureAt((x + 0.5) / size, (y + 0.5) / size);
      for (const channel of ground) {
        rows[offset] = Math.round(channel + (238 - channel) * figure * 0.9);
        offset += 1;
      }
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8); // 8 bits a channel, RGB
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
