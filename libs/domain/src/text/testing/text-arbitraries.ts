import fc, { type StringConstraints } from 'fast-check';

const SURROGATES = { first: 0xd800, count: 0x800 };

/** Any code point but halves of surrogate pairs, as fast-check's own `binary`, whose table takes each process a second to fill. */
const characters = fc
  .integer({ min: 0, max: 0x10ffff - SURROGATES.count })
  .map((at) => String.fromCodePoint(at < SURROGATES.first ? at : at + SURROGATES.count));

/** Whatever can stand in a text, written or not. */
export const anyTexts = (constraints: Omit<StringConstraints, 'unit'> = {}) =>
  fc.string({ ...constraints, unit: characters });
