/** Hashes kept of a text. A text of fewer trigrams is kept whole; of a longer one the similarity is known to within 0.05. */
const KEPT = 128;
const BYTES_EACH = 4;

/**
 * The hashes of a text's trigrams, each once: three letters or digits in a row within a word, which begins with two blanks and
 * ends with one, as PostgreSQL's pg_trgm counts them. Case and punctuation do not count.
 */
export function trigramsOf(text: string): Set<number> {
  const hashes = new Set<number>();
  for (const [word] of text
    .normalize('NFC')
    .toLowerCase()
    .matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    let [first, second] = [BLANK, BLANK];
    for (let index = 0; index <= word.length; index += 1) {
      const third = index === word.length ? BLANK : word.charCodeAt(index);
      hashes.add(hash(first, second, third));
      [first, second] = [second, third];
    }
  }
  return hashes;
}

/** 0 to 1: the Jaccard similarity of two texts. */
export function similarityOf(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  const [fewer, more] = one.size <= other.size ? [one, other] : [other, one];
  let common = 0;
  for (const trigram of fewer) if (more.has(trigram)) common += 1;
  return common === 0 ? 0 : common / (one.size + other.size - common);
}

/** The smallest hashes in ascending order, 4 bytes each: a bottom-k sketch, at most 512 bytes for a text of any length. */
export function sketchOf(text: string): Buffer {
  const smallest = Uint32Array.from(trigramsOf(text)).sort().subarray(0, KEPT);
  const sketch = Buffer.alloc(smallest.length * BYTES_EACH);
  smallest.forEach((value, index) => sketch.writeUInt32LE(value, index * BYTES_EACH));
  return sketch;
}

/**
 * `similarityOf` two texts, estimated from their sketches alone: of the smallest hashes of both together, the share
 * found in both. Exact when both sketches hold their whole text.
 */
export function estimatedSimilarity(one: Buffer, other: Buffer): number {
  let [here, there, seen, common] = [0, 0, 0, 0];
  const wholes = Math.min(
    one.length < KEPT * BYTES_EACH ? Infinity : KEPT,
    other.length < KEPT * BYTES_EACH ? Infinity : KEPT,
  );
  while (seen < wholes && (here < one.length || there < other.length)) {
    const left = here < one.length ? one.readUInt32LE(here) : Infinity;
    const right = there < other.length ? other.readUInt32LE(there) : Infinity;
    if (left === right) common += 1;
    if (left <= right) here += BYTES_EACH;
    if (right <= left) there += BYTES_EACH;
    seen += 1;
  }
  return seen === 0 ? 0 : common / seen;
}

const BLANK = 32;

/** Spreads three characters over 32 bits (the finish of MurmurHash3), so that the smallest hashes are a fair sample. */
function hash(first: number, second: number, third: number): number {
  let value = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b) ^ Math.imul(third, 0xc2b2ae35);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
