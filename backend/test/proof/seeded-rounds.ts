import { CRASH_POINTS } from './crash-points.js';
import { FAULTS, FILE_FAULTS } from './faults.js';
import type { Round } from './proof.js';
import { BACKENDS, type Backend } from './proof-queue.js';

export interface Share {
  readonly points: number;
  /** Per crash point. */
  readonly faults: number;
}

/**
 * A part of the matrix that is another one with every seed: some crash points for each backend, none on both, and each with
 * some of the faults, one after the other until all have come up; and one of the points in an upload, with two of its faults.
 */
export function seededRounds(seed: number, backend: Backend, share: Share): Round[] {
  const random = mulberry32(seed);
  const points = shuffled(
    CRASH_POINTS.filter(({ needsOwnServer, isUpload }) => !needsOwnServer && !isUpload),
    random,
  );
  const faults = { PostgreSQL: shuffled(FAULTS, random), Redis: shuffled(FAULTS, random) };
  const own = points.filter((_, index) => index % BACKENDS.length === BACKENDS.indexOf(backend));
  const rounds = own.slice(0, share.points).map((point, index) => ({
    point,
    faults: take(faults[backend], index * share.faults, point.isNarrow ? 1 : share.faults),
  }));
  const uploads = shuffled(
    CRASH_POINTS.filter(({ isUpload }) => isUpload),
    random,
  ).slice(BACKENDS.indexOf(backend));
  const fileFaults = shuffled(FILE_FAULTS, random);
  return [
    ...rounds,
    ...take(uploads, 0, 1).map((point) => ({
      point,
      faults: take(fileFaults, 2 * BACKENDS.indexOf(backend), 2),
    })),
  ];
}

function take<Item>(items: readonly Item[], from: number, count: number): Item[] {
  return Array.from({ length: count }, (_, index) => items[(from + index) % items.length]!);
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** A small seeded generator, good enough for sampling. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
