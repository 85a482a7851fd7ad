import { HOUR_MS } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import type { PublishingConfig } from '../../src/config/config.js';
import { crashPointNamed } from './crash-points.js';
import { faultNamed } from './faults.js';
import { prove, type Round } from './proof.js';
import { violations } from './proof-table.js';
import type { LedgerBug } from './worker/planted-bugs.js';

const HANGING_MS = 10 * 60_000;
/** Longer than a round takes on any machine. */
const NEVER_MS = HOUR_MS;

interface Blow {
  readonly round: Round;
  /** So that only the bug's own timing decides the round. */
  readonly times?: Partial<PublishingConfig>;
}

const round = (point: string, fault: string): Round => ({
  point: crashPointNamed(point),
  faults: [faultNamed(fault)],
});

/** The crash point and fault at which each bug named in docs/proof.md makes a second post. */
const SEEN_AT: Readonly<Record<LedgerBug, Blow>> = {
  // LinkedIn commits when the user has been asked, or after half the settle time that the worker does not have.
  'no settle time': {
    round: round('nothing happens', 'late commit'),
    times: { leaseMs: NEVER_MS, settleMs: NEVER_MS },
  },
  'no deadline check': { round: round('cut off: before the check', 'none') },
  // The successor still owns the row when the late report comes: its lease does not end, the first one's is ended.
  'no fence': { round: round('cut off: answer read', '429'), times: { leaseMs: NEVER_MS } },
  // The second call is neither late nor abandoned.
  'a client retry': {
    round: round('nothing happens', '500 after'),
    times: { leaseMs: NEVER_MS, connectTimeoutMs: NEVER_MS / 4, sendTimeoutMs: NEVER_MS / 4 },
  },
  'no owner lock': { round: round('SIGSTOP: after the check', 'none') },
};

describe('The proof turns red with a planted bug:', () => {
  it.each(Object.entries(SEEN_AT) as [LedgerBug, Blow][])(
    '%s',
    async (bug, { round: where, times = {} }) => {
      const found = violations(await prove([where], { backend: 'PostgreSQL', bug, times }));
      expect(found).toEqual([expect.stringContaining('posted 2 times')]);
    },
    HANGING_MS,
  );
});
