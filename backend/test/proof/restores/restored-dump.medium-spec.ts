import { expect, it } from '@jest/globals';
import { proveWayBack } from './prove-way-back.js';
import { WAYS_BACK } from './ways-back.js';

const HANGING_MS = 5 * 60_000;

/** `npm run proof` runs all recoveries; this is the most common one. */
it(
  'A dump that is put into a new server leaves no post twice, lost, stuck or untold',
  async () => {
    expect((await proveWayBack(WAYS_BACK.dump)).violations).toEqual([]);
  },
  HANGING_MS,
);
