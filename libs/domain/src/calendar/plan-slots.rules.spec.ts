import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../time/plain-date.js';
import { plainDates } from '../time/testing/time-arbitraries.js';
import { isCalendarDay } from './calendar-week.rules.js';
import { countOpenSlots, planSlots } from './plan-slots.rules.js';

describe('planSlots', () => {
  it('spreads few prompts over all weeks before it fills second slots', () => {
    expect(planSlots({ startDate: '2026-11-16', weeks: 1, count: 4, taken: [] })).toEqual({
      slots: [
        { date: '2026-11-16', slot: 1 },
        { date: '2026-11-16', slot: 2 },
        { date: '2026-11-18', slot: 1 },
        { date: '2026-11-20', slot: 1 },
      ],
      unplaced: 0,
    });
  });

  it('offers three days a week even when the window starts in the middle of one', () => {
    const { slots } = planSlots({ startDate: '2026-11-19', weeks: 1, count: 3, taken: [] });
    expect(slots.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-23', '2026-11-25']);
  });

  it('uses the days that are asked for alone', () => {
    const { slots, unplaced } = planSlots({
      startDate: '2026-11-16',
      weeks: 2,
      count: 5,
      taken: [],
      days: [5],
    });
    expect(slots.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-20', '2026-11-27', '2026-11-27']);
    expect(unplaced).toBe(1);
    expect(
      planSlots({ startDate: '2026-11-16', weeks: 1, count: 9, taken: [], days: [] }).slots,
    ).toHaveLength(6);
  });

  it('uses the slots that are asked for alone, on empty days before others', () => {
    const taken = [{ date: '2026-11-16', slot: 1 }, { date: '2026-11-18' }];
    const window = { startDate: '2026-11-16', weeks: 1, taken };
    expect(planSlots({ ...window, count: 2, numbers: [2] }).slots).toEqual([
      { date: '2026-11-16', slot: 2 },
      { date: '2026-11-20', slot: 2 },
    ]);
    expect(planSlots({ ...window, count: 9, numbers: [1], days: [1, 5] })).toEqual({
      slots: [{ date: '2026-11-20', slot: 1 }],
      unplaced: 8,
    });
    expect(countOpenSlots({ ...window, numbers: [2], days: [3] })).toBe(1);
  });

  it('keeps away from slots that are taken, with and without a number', () => {
    const taken = [
      { date: '2026-11-16', slot: 2 },
      { date: '2026-11-18', slot: null },
      { date: '2026-11-20' },
      { date: '2026-11-20' },
      { date: '2026-11-20' },
    ];
    expect(planSlots({ startDate: '2026-11-16', weeks: 1, count: 6, taken })).toEqual({
      slots: [
        { date: '2026-11-16', slot: 1 },
        { date: '2026-11-18', slot: 2 },
      ],
      unplaced: 4,
    });
  });

  it('places as many as fit: free slots only, none twice, all inside the window, evenly', () => {
    fc.assert(
      fc.property(
        plainDates(),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 60 }),
        fc.array(fc.record({ days: fc.nat({ max: 84 }), slot: fc.constantFrom(null, 1, 2) }), {
          maxLength: 40,
        }),
        (startDate, weeks, count, entries) => {
          const taken = entries.map(({ days, slot }) => ({ date: addDays(startDate, days), slot }));
          const { slots, unplaced } = planSlots({ startDate, weeks, count, taken });

          const days = Array.from({ length: weeks * 7 }, (_, day) => addDays(startDate, day)).filter(
            isCalendarDay,
          );
          const before = (date: string) => Math.min(2, taken.filter((entry) => entry.date === date).length);
          const placed = (date: string) => slots.filter((slot) => slot.date === date).length;
          const capacity = days.reduce((sum, date) => sum + 2 - before(date), 0);

          expect(days).toHaveLength(weeks * 3);
          expect(slots).toHaveLength(Math.min(count, capacity));
          expect(unplaced).toBe(count - slots.length);
          expect(new Set(slots.map(({ date, slot }) => `${date} ${slot}`)).size).toBe(slots.length);
          for (const { date, slot } of slots) {
            expect(days).toContain(date);
            expect(taken.some((entry) => entry.date === date && entry.slot === slot)).toBe(false);
            expect(before(date) + placed(date)).toBeLessThanOrEqual(2);
          }
          const secondGiven = days.some((date) => placed(date) > 0 && before(date) + placed(date) === 2);
          if (secondGiven) expect(days.every((date) => before(date) + placed(date) > 0)).toBe(true);
        },
      ),
    );
  });
});

describe('countOpenSlots', () => {
  it('counts what is free of the window, and nothing before or after it', () => {
    const taken = [{ date: '2026-11-13' }, { date: '2026-11-16', slot: 1 }, { date: '2026-11-30' }];
    expect(countOpenSlots({ startDate: '2026-11-16', weeks: 2, taken })).toBe(11);
  });
});
