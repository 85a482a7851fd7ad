import { describe, expect, it } from '@jest/globals';
import { eventsAllowed, PUBLICATION_STATES } from '@drumbeat/domain';
import { staffCheck } from './staff-check.rules.js';

const NOW = new Date('2026-11-23T15:00:00Z');
const EARLIER = new Date('2026-11-23T14:59:00Z');
const LATER = new Date('2026-11-23T15:01:00Z');

describe('What staff may set off', () => {
  it('is a look for proof where an outcome is not known', () => {
    expect(staffCheck('reconciling', EARLIER, NOW)).toBe('look_for_proof');
    expect(staffCheck('needs_user', EARLIER, NOW)).toBe('look_for_proof');
  });

  it('is a wake-up for what is due, and for nothing else that waits', () => {
    expect(staffCheck('scheduled', NOW, NOW)).toBe('wake');
    expect(staffCheck('scheduled', LATER, NOW)).toBeNull();
  });

  it('is nothing where only its owner may go on, or where a sender is at work', () => {
    const others = PUBLICATION_STATES.filter((state) => staffCheck(state, EARLIER, NOW) === null);
    expect(others).toEqual([
      'draft',
      'claimed',
      'sending',
      'published',
      'rejected',
      'blocked_auth',
      'uncertain',
      'missed',
      'cancelled',
    ]);
  });

  it('is nothing that leads from a state in which a text may be on its way', () => {
    for (const state of PUBLICATION_STATES.filter((one) => eventsAllowed(one).includes('outcome_unknown'))) {
      expect(staffCheck(state, EARLIER, NOW)).toBeNull();
    }
  });
});
