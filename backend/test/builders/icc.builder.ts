/** In the connection space, D50, in parts of 65,536: white, and the three colors. */
const WHITE = [63_190, 65_536, 54_061];
const COLORS = [
  ['r', [28_578, 14_582, 912]],
  ['g', [25_242, 46_980, 6_362]],
  ['b', [9_371, 3_974, 46_788]],
] as const;

/**
 * An ICC profile of RGB with a chain of this many matrices (`multiProcessElementsType` of ICC.1:2022), which a reader prefers to the three
 * colors: all of them are the same bytes, so that each one more takes eight.
 */
export function anIccProfileOfSteps(steps: number): Buffer {
  const straight = Buffer.from('curv\0\0\0\0\0\0\0\0', 'latin1');
  return aProfile([
    ['wtpt', aColor(WHITE)],
    ...COLORS.map(([name, color]) => [`${name}XYZ`, aColor(color)] as const),
    ...COLORS.map(([name]) => [`${name}TRC`, straight] as const),
    ['D2B0', aChain(steps, aMatrix())],
  ]);
}

function aColor(xyz: readonly number[]): Buffer {
  return Buffer.concat([Buffer.from('XYZ \0\0\0\0', 'latin1'), numbers(xyz)]);
}

function aProfile(tags: readonly (readonly [name: string, content: Buffer])[]): Buffer {
  const contentFrom = 132 + 12 * tags.length;
  const content = Buffer.concat(tags.map(([, bytes]) => bytes));
  let at = contentFrom;
  const table = tags.map(([name, bytes]) => {
    const entry = Buffer.concat([Buffer.from(name, 'latin1'), numbers([at, bytes.length])]);
    at += bytes.length;
    return entry;
  });
  const head = Buffer.alloc(128);
  head.writeUInt32BE(at, 0);
  head.writeUInt32BE(0x04_40_00_00, 8);
  head.write('mntrRGB XYZ ', 12, 'latin1');
  head.write('acsp', 36, 'latin1');
  numbers(WHITE).copy(head, 68);
  return Buffer.concat([head, numbers([tags.length]), ...table, content]);
}

function aChain(steps: number, step: Buffer): Buffer {
  const channels = 0x00_03_00_03;
  const at = 16 + 8 * steps;
  const places = Buffer.alloc(8 * steps, numbers([at, step.length]));
  return Buffer.concat([Buffer.from('mpet\0\0\0\0', 'latin1'), numbers([channels, steps]), places, step]);
}

/** Not the identity, which is left out, and with offsets. */
function aMatrix(): Buffer {
  const head = Buffer.from('matf\0\0\0\0\0\x03\0\x03', 'latin1');
  const values = Buffer.alloc(48);
  [1, 0, 0.01, 0, 1, 0, 0, 0.01, 1, 0, 0, 0].forEach((value, index) => values.writeFloatBE(value, 4 * index));
  return Buffer.concat([head, values]);
}

function numbers(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => bytes.writeUInt32BE(value, 4 * index));
  return bytes;
}
