/** One black dot: a descriptor of 1 by 1, codes of 2 bits, one sub-block of data. */
const FRAME = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0x02, 0x02, 0x44, 0x01, 0x00];

/** A GIF of 1 by 1 pixel with this many frames. */
export function aGif(frames: number): Buffer {
  const head = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  return Buffer.concat([
    Buffer.from(head),
    Buffer.alloc(FRAME.length * frames, Buffer.from(FRAME)),
    Buffer.from([0x3b]),
  ]);
}
