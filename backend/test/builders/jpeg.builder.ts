const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
/** One block of eight by eight gray pixels, progressive. */
const FRAME = segment(0xc2, [8, 0, 8, 0, 8, 1, 1, 0x11, 0]);
const QUANTIZATION = segment(0xdb, [0, ...Array<number>(64).fill(1)]);
/** Of either kind one code, the bit 0: no difference to the block before, and no more coefficients in this one. */
const CODES = [0x00, 0x10].map((table) => segment(0xc4, [table, 1, ...Array<number>(15).fill(0), 0]));
/** That bit, and ones up to the end of the byte. */
const BLOCK = Buffer.from([0x7f]);

/**
 * A gray JPEG of 8 by 8 pixels in this many scans, 11 bytes each: first the mean, then one frequency after the other, again and again.
 * @param inserted what stands before the second scan
 */
export function aJpeg(scans: number, inserted: Uint8Array = Buffer.alloc(0)): Buffer {
  const all = Array.from({ length: scans }, (_, index) => scan(index === 0 ? 0 : 1 + ((index - 1) % 63)));
  return Buffer.concat([
    START,
    QUANTIZATION,
    FRAME,
    ...CODES,
    ...all.slice(0, 1),
    inserted,
    ...all.slice(1),
    END,
  ]);
}

/** A segment of a JPEG: its marker, its length and this. */
export function segment(marker: number, content: Iterable<number>): Buffer {
  const bytes = Buffer.from([...content]);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(2 + bytes.length, 2);
  return Buffer.concat([head, bytes]);
}

function scan(frequency: number): Buffer {
  return Buffer.concat([segment(0xda, [1, 1, 0x00, frequency, frequency, 0x00]), BLOCK]);
}
