/** A row takes work of its own, as much as dozens of pixels; honest animations are not narrower. */
export const ROW_PIXELS_MIN = 64;

const HEADER_BYTES = 13;
const DESCRIPTOR_BYTES = 10;
const IMAGE = 0x2c;
const EXTENSION = 0x21;
const PADDING = 0x00;

export interface GifFrames {
  readonly count: number;
  /** What all frames cost, as each announces its own size: a decoder unpacks them whole, also what is outside of the picture. */
  readonly pixels: number;
}

/**
 * Measures the frames of a GIF by its blocks, without decoding one, and stops at `limit` frames: a file of hundreds of thousands
 * costs no more than one of a few hundred. What cannot be read ends the count; whether the file is a picture is judged elsewhere.
 */
export function measureGifFrames(gif: Uint8Array, limit: number): GifFrames {
  let count = 0;
  let pixels = 0;
  let at = HEADER_BYTES + colorTableBytes(gif[10] ?? 0);
  while (count < limit && at < gif.length) {
    const block = gif[at];
    if (block === IMAGE) {
      count += 1;
      pixels += Math.max(uint16(gif, at + 5), ROW_PIXELS_MIN) * uint16(gif, at + 7);
      // The descriptor, its colors, and one byte with the size of codes.
      at = endOfSubBlocks(gif, at + DESCRIPTOR_BYTES + colorTableBytes(gif[at + 9] ?? 0) + 1);
    } else if (block === EXTENSION) at = endOfSubBlocks(gif, at + 2);
    else if (block === PADDING) at += 1;
    else break;
  }
  return { count, pixels };
}

/** Little-endian; what the file no longer has counts as zero. */
function uint16(gif: Uint8Array, at: number): number {
  return (gif[at] ?? 0) | ((gif[at + 1] ?? 0) << 8);
}

/** Bytes of the color table that these flags announce: three for each color. */
function colorTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0;
}

/** Each sub-block begins with its length; an empty one ends them. */
function endOfSubBlocks(gif: Uint8Array, start: number): number {
  let at = start;
  for (let length = gif[at] ?? 0; length > 0; length = gif[at] ?? 0) at += length + 1;
  return at + 1;
}
