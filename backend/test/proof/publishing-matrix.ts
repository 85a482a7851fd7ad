import { describe, expect, it } from '@jest/globals';
import { prove } from './proof.js';
import type { Backend } from './proof-queue.js';
import { proofTable, violations } from './proof-table.js';
import { seededRounds } from './seeded-rounds.js';

/** The whole matrix is `npm run proof`; here a part of it is played. PROOF_SEED chooses another. */
const SEED = Number(process.env.PROOF_SEED ?? 20_261_121);
const SHARE = { points: 6, faults: 6 };
const HANGING_MS = 10 * 60_000;

/** Declares the tests of a queue on this backend. Each stands in a file of its own, so that two workers play them at the same time. */
export function testMatrix(backend: Backend): void {
  describe(`Crash points × faults with real workers (PROOF_SEED=${SEED})`, () => {
    it(
      `never post twice, never lose a post and leave none stuck, with the queue on ${backend}`,
      async () => {
        const judged = await prove(seededRounds(SEED, backend, SHARE), { backend });
        // Not to the worker's own output: the last output there is lost when Jest ends.
        console.log(`${proofTable(backend, judged)}\nPROOF_SEED=${SEED}`);
        expect(violations(judged)).toEqual([]);
      },
      HANGING_MS,
    );
  });
}
