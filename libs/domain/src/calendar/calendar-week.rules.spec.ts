import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, mondayOf } from '../time/plain-date.js';
import { plainDates } from '../time/testing/time-arbitraries.js';
import {
  appearsOnCalendar,
  calendarCounts,
  calendarWeek,
  nothingYetText,
  type CalendarPromptFacts,
} from './calendar-week.rules.js';

const prompt = (overrides: Partial<CalendarPromptFacts> & { id: number }): CalendarPromptFacts => ({
  scheduled_date: '2026-11-16',
  pushed_to_calendar: true,
  is_used: false,
  is_favorite: false,
  status: 'new',
  slot: null,
  ...overrides,
});

describe('a week of the calendar', () => {
  it('shows two slots a day, in the order of their slot and id', () => {
    const week = calendarWeek('2026-11-16', [
      prompt({ id: 3, slot: 2 }),
      prompt({ id: 2, slot: 1 }),
      prompt({ id: 1, scheduled_date: '2026-11-18' }),
    ]);
    expect(week.weekdays.map((day) => day.slots.map((slot) => slot?.id ?? null))).toEqual([
      [2, 3],
      [1, null],
      [null, null],
    ]);
  });

  it('keeps a prompt in slot 2 when slot 1 is empty', () => {
    const [monday] = calendarWeek('2026-11-16', [prompt({ id: 1, slot: 2 })]).weekdays;
    expect(monday?.slots.map((slot) => slot?.id ?? null)).toEqual([null, 1]);
  });

  it('says "No prompt for the day" for an empty day and "No prompt for this slot" for one empty slot', () => {
    const [monday, wednesday] = calendarWeek('2026-11-16', [prompt({ id: 1 })]).weekdays;
    expect(monday?.emptyText).toBeNull();
    expect(monday?.emptySlotText).toBe('No prompt for this slot');
    expect(wednesday?.emptyText).toBe('No prompt for the day');
  });

  it('offers the prompts below only on a day that has some to write', () => {
    const open = { is_used: false, post_state: null };
    const scheduled = { is_used: false, post_state: 'scheduled' } as const;
    expect(nothingYetText({ slots: [open, null] })).toBe('Nothing goes out yet. Select a prompt below.');
    expect(nothingYetText({ slots: [scheduled, open] })).toBe('Nothing goes out yet. Select a prompt below.');
    expect(nothingYetText({ slots: [scheduled, null] })).toBe('Nothing goes out yet.');
    expect(nothingYetText({ slots: [null, null] })).toBe('Nothing goes out yet.');
  });

  it('reports a third prompt and other weekdays instead of hiding them', () => {
    const week = calendarWeek('2026-11-16', [
      prompt({ id: 1 }),
      prompt({ id: 2 }),
      prompt({ id: 3 }),
      prompt({ id: 4, scheduled_date: '2026-11-17' }),
      prompt({ id: 5, scheduled_date: '2026-11-22' }),
    ]);
    expect(week.weekdays[0]?.extra.map(({ id }) => id)).toEqual([3]);
    expect(week.elsewhere.map(({ id }) => id)).toEqual([3, 4, 5]);
  });

  it('leaves out prompts without a date and prompts that were not pushed', () => {
    const week = calendarWeek('2026-11-16', [
      prompt({ id: 1, scheduled_date: null }),
      prompt({ id: 2, pushed_to_calendar: false }),
    ]);
    expect(week.weekdays.every((day) => day.emptyText !== null)).toBe(true);
    expect(week.elsewhere).toEqual([]);
  });

  it('shows each prompt of the week exactly once and none of another week', () => {
    const facts = fc.record({
      scheduled_date: fc.option(fc.integer({ min: -3, max: 10 }).map((days) => addDays('2026-11-16', days))),
      pushed_to_calendar: fc.boolean(),
      slot: fc.option(fc.integer({ min: 1, max: 2 })),
    });
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 30 }), (all) => {
        const prompts = all.map((one, id) => prompt({ id, ...one }));
        const week = calendarWeek('2026-11-18', prompts);
        const shown = [
          ...week.weekdays.flatMap((day) => day.slots.filter((slot) => slot !== null)),
          ...week.elsewhere,
        ];
        const expected = prompts.filter(
          (one) => appearsOnCalendar(one) && mondayOf(one.scheduled_date ?? '') === '2026-11-16',
        );
        expect(shown.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
        expect(week.weekdays.every((day) => day.extra.every((one) => week.elsewhere.includes(one)))).toBe(
          true,
        );
      }),
    );
  });

  it('leaves a slot empty only while no prompt of that day waits for one', () => {
    fc.assert(
      fc.property(plainDates(), fc.nat({ max: 4 }), fc.constantFrom(null, 1, 2), (date, count, slot) => {
        const [monday] = calendarWeek(
          date,
          Array.from({ length: count }, (_, id) => prompt({ id, scheduled_date: mondayOf(date), slot })),
        ).weekdays;
        expect(monday?.slots.filter((one) => one !== null)).toHaveLength(Math.min(2, count));
        expect(monday?.extra).toHaveLength(Math.max(0, count - 2));
      }),
    );
  });
});

describe('the counts of the tab bar', () => {
  it('count prompts that can appear on the calendar, and every favourite', () => {
    expect(
      calendarCounts([
        prompt({ id: 1 }),
        prompt({ id: 2, status: 'used', is_used: true, is_favorite: true }),
        prompt({ id: 3, status: null, is_used: true }),
        prompt({ id: 4, status: 'archived', is_used: true }),
        prompt({ id: 5, status: 'used', is_used: true, pushed_to_calendar: false, is_favorite: true }),
      ]),
    ).toEqual({ all: 4, used: 2, archived: 1, favorites: 2 });
  });
});
