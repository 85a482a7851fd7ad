import { describe, expect, it } from '@jest/globals';
import { openSlotsAhead } from './open-slots.policy.js';

/** A Friday evening in London; in Auckland it is Saturday already. */
const NOW = new Date('2026-11-20T20:00:00Z');

describe('Open slots of the next 14 days', () => {
  it('are two on each Monday, Wednesday and Friday', () => {
    expect(openSlotsAhead('Europe/London', NOW, [])).toBe(12);
  });

  it('become fewer with each prompt on those days, whatever its slot, and with no other one', () => {
    const taken = [
      { date: '2026-11-20', slot: 1 },
      { date: '2026-11-23', slot: null },
      { date: '2026-11-24', slot: null },
      { date: '2026-12-04', slot: 1 },
    ];
    expect(openSlotsAhead('Europe/London', NOW, taken)).toBe(10);
  });

  it('are counted from today in the zone of the user', () => {
    const taken = [
      { date: '2026-11-20', slot: 1 },
      { date: '2026-12-04', slot: 1 },
    ];
    expect(openSlotsAhead('Europe/London', NOW, taken)).toBe(11);
    expect(openSlotsAhead('Pacific/Auckland', NOW, taken)).toBe(11);
    expect(openSlotsAhead('Pacific/Auckland', NOW, taken.slice(0, 1))).toBe(12);
  });
});
