import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Each byte is the one above it and what is given. */
const FILTER_UP = 2;

/**
 * A PNG, 8 bits and RGBA, whose first row is noise and whose other rows are the same: some kilobytes. A row wider than the 32 kB in which
 * deflate looks for what was there before makes it as large as its pixels when it is written without filters.
 * @param values how many values the noise has: few of them take a thorough compression long
 */
export function aRepeatingPng(width: number, height: number, values = 256): Buffer {
  const row = 1 + width * 4;
  const pixels = Buffer.alloc(row * height);
  createHash('shake256', { outputLength: row - 1 })
    .update('noise')
    .digest()
    .map((byte) => byte % values)
    .forEach((byte, at) => pixels.writeUInt8(byte, 1 + at));
  for (let y = 1; y < height; y += 1) pixels.writeUInt8(FILTER_UP, y * row);
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The PNG with this ICC profile, compressed. */
export function withIccProfile(png: Buffer, profile: Buffer): Buffer {
  const headEnd = SIGNATURE.length + 25;
  const named = Buffer.concat([Buffer.from('profile\0\0', 'latin1'), deflateSync(profile)]);
  return Buffer.concat([png.subarray(0, headEnd), chunk('iCCP', named), png.subarray(headEnd)]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
