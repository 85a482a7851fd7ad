import { describe, expect, it } from '@jest/globals';
import { FAULTS } from './faults.js';
import { allRounds, prove } from './proof.js';
import { BACKENDS } from './proof-queue.js';
import { proofTable, violations } from './proof-table.js';

const HANGING_MS = 60 * 60_000;
/** Only an exclusive server may be killed. */
const OWN_SERVER = process.env.PROOF_OWN_SERVER === 'true';
/** Part of the name of the crash points to play. */
const ONLY = process.env.PROOF_ONLY ?? '';
/** Part of the name of the faults to play. */
const FAULT = process.env.PROOF_FAULT ?? '';

describe('Every crash point × every fault, with real workers,', () => {
  it.each(BACKENDS)(
    'neither posts twice, nor loses a post, nor leaves one stuck, with the queue on %s',
    async (backend) => {
      const rounds = allRounds(FAULTS, { ownServer: OWN_SERVER })
        .filter(({ point }) => point.name.includes(ONLY))
        .map(({ point, faults }) => ({ point, faults: faults.filter(({ name }) => name.includes(FAULT)) }))
        .filter(({ faults }) => faults.length > 0);
      const judged = await prove(rounds, { backend, oneByOne: true });
      // Not to the worker's own output: the last output there is lost when Jest ends.
      console.log(proofTable(backend, judged));
      expect(violations(judged)).toEqual([]);
    },
    HANGING_MS,
  );
});
