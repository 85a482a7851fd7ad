/** One black dot: a descriptor of 1 by 1, codes of 2 bits, one sub-block of data. */
const FRAME = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0x02, 0x02, 0x44, 0x01, 0x00];
const END = Buffer.from([0x3b]);

/** A GIF of 1 by 1 pixel with this many frames. */
export function aGif(frames: number): Buffer {
  return Buffer.concat([head(1, 1), Buffer.alloc(FRAME.length * frames, Buffer.from(FRAME)), END]);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A GIF of black frames, one if not said otherwise: a few kilobytes, however large the picture. */
export function aLargeGif(width: number, height: number, frames = 1): Buffer {
  const frame = frameOf({ width, height });
  return Buffer.concat([head(width, height), Buffer.alloc(frame.length * frames, frame), END]);
}

/** A GIF as large as its first frame, whatever the others are. */
export function aGifOf(first: Size, ...others: readonly Size[]): Buffer {
  return Buffer.concat([head(first.width, first.height), ...[first, ...others].map(frameOf), END]);
}

function frameOf({ width, height }: Size): Buffer {
  const descriptor = Buffer.from([0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x02]);
  descriptor.writeUInt16LE(width, 5);
  descriptor.writeUInt16LE(height, 7);
  return Buffer.concat([descriptor, inSubBlocks(lzwOfZeros(width * height))]);
}

/** Two colors for all frames: black and white. */
function head(width: number, height: number): Buffer {
  const bytes = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0, 0, 0, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  const gif = Buffer.from(bytes);
  gif.writeUInt16LE(width, 6);
  gif.writeUInt16LE(height, 8);
  return gif;
}

/** So many pixels of the first color: each code stands for one pixel more than the code before it, until the table is full. */
function lzwOfZeros(pixels: number): Buffer {
  const CLEAR = 4;
  const END_OF_DATA = 5;
  const LAST = 4_095;
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  const put = (code: number, width: number) => {
    bits |= code << held;
    held += width;
    for (; held >= 8; held -= 8, bits >>>= 8) bytes.push(bits & 0xff);
  };
  let left = pixels;
  let next = END_OF_DATA;
  const width = () => Math.max(3, Math.min(12, next.toString(2).length));
  put(CLEAR, 3);
  while (left > 0) {
    if (next > LAST) {
      put(CLEAR, 12);
      next = END_OF_DATA;
    }
    const run = Math.min(left, next - CLEAR);
    put(run === 1 ? 0 : run + CLEAR, width());
    left -= run;
    next += 1;
  }
  put(END_OF_DATA, width());
  put(0, 8);
  return Buffer.from(bytes);
}

function inSubBlocks(data: Buffer): Buffer {
  const blocks: Buffer[] = [];
  for (let at = 0; at < data.length; at += 255) {
    const block = data.subarray(at, at + 255);
    blocks.push(Buffer.from([block.length]), block);
  }
  return Buffer.concat([...blocks, Buffer.from([0])]);
}
