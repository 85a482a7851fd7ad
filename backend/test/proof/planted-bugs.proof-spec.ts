import { describe, expect, it } from '@jest/globals';
import { crashPointNamed } from './crash-points.js';
import { faultNamed } from './faults.js';
import { prove, type Round } from './proof.js';
import { violations } from './proof-table.js';
import type { PlantedBug } from './worker/planted-bugs.js';

const HANGING_MS = 10 * 60_000;
/** On a busy machine a blow can miss the instant that it is meant for; a bug that three blows miss is not seen. */
const BLOWS = 3;

const round = (point: string, fault: string): Round => ({
  point: crashPointNamed(point),
  faults: [faultNamed(fault)],
});

/** Where each of the mistakes that publishing.md names makes a second post. */
const SEEN_AT: Readonly<Record<PlantedBug, Round>> = {
  'no settle time': round('nothing happens', 'late commit'),
  'no deadline check': round('cut off: before the check', 'none'),
  'no fence': round('cut off: answer read', '429'),
  'a client retry': round('nothing happens', '500 after'),
  'no owner lock': round('SIGSTOP: after the check', 'none'),
};

describe('The proof turns red with a planted bug:', () => {
  it.each(Object.entries(SEEN_AT) as [PlantedBug, Round][])(
    '%s',
    async (bug, where) => {
      let found: string[] = [];
      for (let blow = 1; blow <= BLOWS && found.length === 0; blow += 1) {
        found = violations(await prove([where], { backend: 'PostgreSQL', bug }));
      }
      expect(found).toEqual([expect.stringContaining('posted 2 times')]);
    },
    HANGING_MS,
  );
});
