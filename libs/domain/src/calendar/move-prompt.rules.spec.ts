import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { calendarWeek, type CalendarPlaceFacts, isCalendarDay } from './calendar-week.rules.js';
import type { PromptPlace } from './move-place.rules.js';
import { movePrompt, type PromptMove } from './move-prompt.rules.js';

const MONDAY = '2026-11-16';
const TUESDAY = '2026-11-17';
const WEDNESDAY = '2026-11-18';
const NEXT_MONDAY = '2026-11-23';

const prompt = (
  id: number,
  scheduled_date: string | null,
  slot: number | null = null,
  pushed_to_calendar = scheduled_date !== null,
): CalendarPlaceFacts => ({ id, scheduled_date, slot, pushed_to_calendar });

/** Applies the result as the database does. */
function applied(
  prompts: readonly CalendarPlaceFacts[],
  { moved, displaced, settled }: PromptMove,
): CalendarPlaceFacts[] {
  const changed = new Map([moved, ...(displaced ? [displaced] : []), ...settled].map((one) => [one.id, one]));
  return prompts.map((one) => {
    const place = changed.get(one.id);
    if (!place) return one;
    return {
      ...one,
      scheduled_date: place.date,
      slot: place.slot,
      pushed_to_calendar: one.id === moved.id ? true : one.pushed_to_calendar,
    };
  });
}

/** '2026-11-16 1', '2026-11-16 -' for a place without a slot, null for a prompt that is not on the calendar. */
function drawnAt(prompts: readonly CalendarPlaceFacts[], id: number): string | null {
  const date = prompts.find((one) => one.id === id)?.scheduled_date ?? null;
  if (date === null) return null;
  const week = calendarWeek(date, prompts);
  const day = week.weekdays.find((one) => one.slots.some((slot) => slot?.id === id));
  if (day) return `${day.date} ${day.slots[0]?.id === id ? 1 : 2}`;
  return week.elsewhere.some((one) => one.id === id) ? `${date} -` : null;
}

interface AskedMove {
  readonly prompts: CalendarPlaceFacts[];
  readonly id: number;
  readonly target: PromptPlace;
}

const written = ({ date, slot }: PromptPlace) => `${date} ${slot ?? '-'}`;

describe('moving a prompt on the calendar', () => {
  it('puts it into a free slot and moves nothing else', () => {
    expect(movePrompt([prompt(1, MONDAY, 1)], 1, { date: WEDNESDAY, slot: 2 })).toEqual({
      moved: { id: 1, date: WEDNESDAY, slot: 2 },
      displaced: null,
      settled: [],
    });
  });

  it('lets it change places with the prompt that is drawn in the slot, whether or not that asked for it', () => {
    const prompts = [prompt(1, MONDAY, 2), prompt(2, WEDNESDAY), prompt(3, WEDNESDAY)];
    expect(movePrompt(prompts, 1, { date: WEDNESDAY, slot: 2 })).toEqual({
      moved: { id: 1, date: WEDNESDAY, slot: 2 },
      displaced: { id: 3, date: MONDAY, slot: 2 },
      settled: [{ id: 2, date: WEDNESDAY, slot: 1 }],
    });
  });

  it('changes the two slots of one day', () => {
    const prompts = [prompt(1, MONDAY), prompt(2, MONDAY)];
    expect(movePrompt(prompts, 1, { date: MONDAY, slot: 2 })).toMatchObject({
      displaced: { id: 2, date: MONDAY, slot: 1 },
    });
  });

  it('leaves the other on its day when the moved one comes from beside the calendar', () => {
    const prompts = [prompt(1, null), prompt(2, MONDAY, 1), prompt(3, MONDAY, 2)];
    expect(movePrompt(prompts, 1, { date: MONDAY, slot: 1 })).toMatchObject({
      displaced: { id: 2, date: MONDAY, slot: null },
    });
  });

  it('gives the other a day without slots where the moved one comes from there', () => {
    const prompts = [prompt(1, TUESDAY), prompt(2, MONDAY, 1)];
    expect(movePrompt(prompts, 1, { date: MONDAY, slot: 1 })).toMatchObject({
      displaced: { id: 2, date: TUESDAY, slot: null },
    });
  });

  it('does not know prompts that it was not given', () => {
    expect(() => movePrompt([], 1, { date: MONDAY, slot: 1 })).toThrow(RangeError);
  });

  const dates = fc.constantFrom(MONDAY, TUESDAY, WEDNESDAY, NEXT_MONDAY);
  const slots = fc.constantFrom(null, 1 as const, 2 as const);
  const moves = fc
    .record({
      all: fc.array(fc.tuple(fc.option(dates), slots, fc.boolean()), { minLength: 1, maxLength: 12 }),
      date: dates,
      slot: slots,
      which: fc.nat(),
    })
    .map(({ all, date, slot, which }): AskedMove => {
      const prompts = all.map(([day, at, pushed], id) => prompt(id, day, day === null ? null : at, pushed));
      return {
        prompts,
        id: which % prompts.length,
        target: { date, slot: isCalendarDay(date) ? slot : null },
      };
    });
  const every = (check: (move: AskedMove) => void) =>
    fc.assert(fc.property(moves, check), { numRuns: 1_000 });

  it('never loses and never doubles a prompt: what was on the calendar is on it, each once, and the moved one too', () => {
    every(({ prompts, id, target }) => {
      const move = movePrompt(prompts, id, target);
      const ids = [
        move.moved.id,
        ...(move.displaced ? [move.displaced.id] : []),
        ...move.settled.map((one) => one.id),
      ];
      expect(new Set(ids).size).toBe(ids.length);
      const after = applied(prompts, move);
      for (const one of prompts) {
        const was = drawnAt(prompts, one.id) !== null;
        expect(drawnAt(after, one.id) !== null).toBe(was || one.id === id);
      }
    });
  });

  it('draws it in the slot that was asked for', () => {
    every(({ prompts, id, target }) => {
      const after = applied(prompts, movePrompt(prompts, id, target));
      const drawn = drawnAt(after, id);
      if (target.slot === null) expect(drawn?.startsWith(target.date)).toBe(true);
      else expect(drawn).toBe(written(target));
    });
  });

  it('draws the displaced one where the moved one was, or on its own day', () => {
    every(({ prompts, id, target }) => {
      const move = movePrompt(prompts, id, target);
      if (!move.displaced) return;
      const before = drawnAt(prompts, id);
      const after = drawnAt(applied(prompts, move), move.displaced.id);
      expect(drawnAt(prompts, move.displaced.id)).toBe(written(target));
      if (before === null) expect(after?.startsWith(target.date)).toBe(true);
      else if (before.endsWith('-')) expect(after?.slice(0, 10)).toBe(before.slice(0, 10));
      else expect(after).toBe(before);
    });
  });

  it('shifts no other prompt out of its slot', () => {
    every(({ prompts, id, target }) => {
      const move = movePrompt(prompts, id, target);
      const after = applied(prompts, move);
      for (const one of prompts) {
        const before = drawnAt(prompts, one.id);
        if (one.id === id || one.id === move.displaced?.id || before === null) continue;
        if (before.endsWith('-')) expect(drawnAt(after, one.id)?.slice(0, 10)).toBe(before.slice(0, 10));
        else expect(drawnAt(after, one.id)).toBe(before);
      }
    });
  });

  it('is undone by moving back, unless a third prompt moved up meanwhile', () => {
    every(({ prompts, id, target }) => {
      const before = drawnAt(prompts, id);
      if (before === null || before.endsWith('-') || target.slot === null) return;
      const after = applied(prompts, movePrompt(prompts, id, target));
      const [date = '', slot] = before.split(' ');
      const back = applied(after, movePrompt(after, id, { date, slot: slot === '1' ? 1 : 2 }));
      const perDay = (at: string) =>
        prompts.filter((one) => one.pushed_to_calendar && one.scheduled_date === at).length;
      if (perDay(date) > 2 || perDay(target.date) > 2) return;
      for (const one of prompts) expect(drawnAt(back, one.id)).toBe(drawnAt(prompts, one.id));
    });
  });
});
