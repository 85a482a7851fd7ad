const HEADER_BYTES = 13;
const DESCRIPTOR_BYTES = 10;
const IMAGE = 0x2c;
const EXTENSION = 0x21;
const PADDING = 0x00;

/**
 * Counts the frames of a GIF by its blocks, without decoding one, and stops at `limit`: a file of hundreds of thousands costs no
 * more than one of a few hundred. What cannot be read ends the count; whether the file is a picture is judged elsewhere.
 */
export function countGifFrames(gif: Uint8Array, limit: number): number {
  let frames = 0;
  let at = HEADER_BYTES + colorTableBytes(gif[10] ?? 0);
  while (frames < limit && at < gif.length) {
    const block = gif[at];
    if (block === IMAGE) {
      frames += 1;
      // The descriptor, its colors, and one byte with the size of codes.
      at = endOfSubBlocks(gif, at + DESCRIPTOR_BYTES + colorTableBytes(gif[at + 9] ?? 0) + 1);
    } else if (block === EXTENSION) at = endOfSubBlocks(gif, at + 2);
    else if (block === PADDING) at += 1;
    else break;
  }
  return frames;
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
