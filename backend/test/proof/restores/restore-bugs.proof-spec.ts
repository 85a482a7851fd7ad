import { describe, expect, it } from '@jest/globals';
import type { ContinuityBug } from '../worker/planted-bugs.js';
import { proveCrash } from './prove-crash.js';
import { proveWayBack } from './prove-way-back.js';
import { WAYS_BACK, type WayBack } from './ways-back.js';

const HANGING_MS = 10 * 60_000;

/** Where and how each bug shows. */
const SEEN_AT: Readonly<Record<ContinuityBug, { readonly way: WayBack; readonly violation: string }>> = {
  'no pause': { way: WAYS_BACK.dump, violation: 'sent before publishing was released' },
  // Only the position of the mark reveals rows that came back into the very same database.
  'no mark outside': { way: WAYS_BACK.dumpIntoItsTables, violation: 'confirmed: posted 2 times' },
  // Without files nothing else reveals a dump in a new one.
  'no look at the server': { way: WAYS_BACK.dumpWithoutFiles, violation: 'confirmed: posted 2 times' },
  'no look while running': { way: WAYS_BACK.laggingReplicaUnderWay, violation: 'confirmed: posted 2 times' },
};

describe('The proof of restores turns red with a planted bug:', () => {
  it.each(Object.entries(SEEN_AT) as [ContinuityBug, (typeof SEEN_AT)[ContinuityBug]][])(
    '%s',
    async (bug, { way, violation }) => {
      const { violations } = await proveWayBack(way, bug);
      expect(violations).toContainEqual(expect.stringContaining(violation));
    },
    HANGING_MS,
  );

  it(
    'no durability',
    async () => {
      expect(await proveCrash('no durability')).toEqual([expect.stringContaining('are forgotten')]);
    },
    HANGING_MS,
  );
});
