import { DAY_MS } from '../time/durations.js';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, daysBetween, mondayOf, weekdayOf } from '../time/plain-date.js';
import { instants, plainDates, zones } from '../time/testing/time-arbitraries.js';
import { todayInZone } from '../time/time-zone.js';
import {
  appearsOnCalendar,
  beatFrom,
  calendarCounts,
  calendarPage,
  type CalendarPromptFacts,
  calendarRange,
  calendarWeek,
  hasPage,
  isCalendarDay,
  nothingYetText,
  openingWeek,
  weekArrows,
  weekLabel,
  weekToPlan,
} from './calendar-week.rules.js';

/** Both hemispheres, half an hour, and a change at midnight. */
const ZONES_THAT_CHANGE_CLOCKS = [
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
] as const;

describe('a calendar page', () => {
  it('holds Monday, Wednesday and Friday of the week, with its label', () => {
    expect(calendarPage('2026-11-21')).toEqual({
      week: '2026-11-16',
      days: ['2026-11-16', '2026-11-18', '2026-11-20'],
      label: 'Nov 16 – 20, 2026',
    });
  });

  it('puts Sunday at the end of the week and Monday at the start of the next', () => {
    expect(calendarPage('2026-11-22').week).toBe('2026-11-16');
    expect(calendarPage('2026-11-23').week).toBe('2026-11-23');
  });

  it('is the same for every day of a week', () => {
    fc.assert(
      fc.property(plainDates(), (date) => {
        const page = calendarPage(date);
        expect(page).toEqual(calendarPage(page.week));
        expect(page.days.map((day) => weekdayOf(day))).toEqual([1, 3, 5]);
        expect(page.days.every((day) => mondayOf(day) === page.week && isCalendarDay(day))).toBe(true);
        expect(page.label).toBe(weekLabel(date));
      }),
    );
  });

  it('follows the zone: the same instant opens different weeks on Sunday night', () => {
    const sundayNight = new Date('2026-11-22T23:30:00Z');
    expect(calendarPage(todayInZone(sundayNight, 'America/New_York')).week).toBe('2026-11-16');
    expect(calendarPage(todayInZone(sundayNight, 'Europe/Berlin')).week).toBe('2026-11-23');
  });
});

describe('the week to plan', () => {
  it('is the next one on a weekend', () => {
    expect(weekToPlan('2026-11-21')).toEqual({ week: '2026-11-23', days: 'Nov 23 to 27' });
    expect(weekToPlan('2026-11-22')?.week).toBe('2026-11-23');
    expect(weekToPlan('2026-11-29')?.days).toBe('Nov 30 to Dec 4');
    expect(weekToPlan('2026-12-27')?.days).toBe('Dec 28 to Jan 1');
  });

  it('is none from Monday to Friday', () => {
    expect([16, 17, 18, 19, 20].map((day) => weekToPlan(`2026-11-${day}`))).toEqual(
      Array.from({ length: 5 }, () => null),
    );
  });
});

describe('the next beat', () => {
  it('is the day itself where it has one, else the next that has', () => {
    expect(
      ['16', '17', '18', '19', '20', '21', '22'].map((day) => beatFrom(`2026-11-${day}`).slice(8)),
    ).toEqual(['16', '18', '18', '20', '20', '23', '23']);
  });
});

describe('which weeks have pages', () => {
  it('runs from the earliest date to the latest, empty weeks between included', () => {
    const range = calendarRange(['2028-12-18', '2026-10-20', '2026-11-25'], '2026-11-21');
    expect(range).toEqual({ firstWeek: '2026-10-19', lastWeek: '2028-12-18' });
  });

  it('runs from this week to 52 weeks ahead without any date, and with none but near ones', () => {
    const always = { firstWeek: '2026-11-16', lastWeek: '2027-11-15' };
    expect(calendarRange([], '2026-11-22')).toEqual(always);
    expect(calendarRange(['2026-11-20', '2026-12-02'], '2026-11-22')).toEqual(always);
  });

  it('has every week of the coming year, whatever stands on the calendar', () => {
    fc.assert(
      fc.property(
        fc.array(plainDates(), { maxLength: 20 }),
        plainDates(),
        fc.integer({ min: 0, max: 52 }),
        (dates, today, weeks) => {
          expect(hasPage(addDays(mondayOf(today), weeks * 7), calendarRange(dates, today))).toBe(true);
        },
      ),
    );
  });
});

describe('the week that the calendar opens with', () => {
  const range = { firstWeek: '2026-11-16', lastWeek: '2026-12-14' };

  it('is the current week where it has a page', () => {
    expect(openingWeek({ range, today: '2026-11-29' })).toBe('2026-11-23');
  });

  it('is the next upcoming week where all prompts lie ahead', () => {
    expect(openingWeek({ range, today: '2026-10-01' })).toBe('2026-11-16');
  });

  it('is the last page where all prompts lie behind', () => {
    expect(openingWeek({ range, today: '2027-02-01' })).toBe('2026-12-14');
  });

  it('is the page of a selected date', () => {
    expect(openingWeek({ range, today: '2026-11-21', selectedDate: '2026-12-20' })).toBe('2026-12-14');
  });

  it.each(['2027-05-01', '2026-13-45', 'friday', '', null])(
    'ignores the selected date %p, which has no page',
    (date) => {
      expect(openingWeek({ range, today: '2026-11-21', selectedDate: date })).toBe('2026-11-16');
    },
  );

  it('always has a page, whatever dates, zone and instant', () => {
    fc.assert(
      fc.property(
        fc.array(plainDates(), { maxLength: 20 }),
        instants(),
        zones(),
        fc.option(plainDates()),
        (dates, now, zone, selectedDate) => {
          const today = todayInZone(now, zone);
          const pages = calendarRange(dates, today);
          const week = openingWeek({ range: pages, today, selectedDate });
          expect(weekdayOf(week)).toBe(1);
          expect(week >= pages.firstWeek && week <= pages.lastWeek).toBe(true);
          expect(
            dates.every((date) => mondayOf(date) >= pages.firstWeek && mondayOf(date) <= pages.lastWeek),
          ).toBe(true);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe('the arrows', () => {
  it('are disabled at the ends', () => {
    const range = { firstWeek: '2026-11-16', lastWeek: '2026-11-23' };
    expect(weekArrows('2026-11-18', range)).toEqual({ previous: null, next: '2026-11-23' });
    expect(weekArrows('2026-11-23', range)).toEqual({ previous: '2026-11-16', next: null });
    expect(weekArrows('2026-11-16', { firstWeek: '2026-11-16', lastWeek: '2026-11-16' })).toEqual({
      previous: null,
      next: null,
    });
  });

  it('lead one week on and back again, in every calendar and over the days on which clocks change', () => {
    fc.assert(
      fc.property(
        fc.array(instants(), { maxLength: 20 }),
        instants(),
        fc.constantFrom(...ZONES_THAT_CHANGE_CLOCKS),
        (moments, now, zone) => {
          const today = todayInZone(now, zone);
          const range = calendarRange(
            moments.map((moment) => todayInZone(moment, zone)),
            today,
          );
          const week = openingWeek({ range, today });
          const { previous, next } = weekArrows(week, range);
          expect(previous === null).toBe(week === range.firstWeek);
          expect(next === null).toBe(week === range.lastWeek);
          if (previous !== null) {
            expect([weekdayOf(previous), daysBetween(previous, week)]).toEqual([1, 7]);
            expect(weekArrows(previous, range).next).toBe(week);
          }
          if (next !== null) {
            expect([weekdayOf(next), daysBetween(week, next)]).toEqual([1, 7]);
            expect(weekArrows(next, range).previous).toBe(week);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('visit every page once from the first to the last', () => {
    fc.assert(
      fc.property(plainDates(), fc.integer({ min: 0, max: 60 * 7 }), (start, span) => {
        const last = new Date(Date.parse(start) + span * DAY_MS).toISOString().slice(0, 10);
        const range = calendarRange([start, last], start);
        let pages = 1;
        for (let week = range.firstWeek; ; pages += 1) {
          const { next } = weekArrows(week, range);
          if (next === null) break;
          expect(weekArrows(next, range).previous).toBe(week);
          week = next;
        }
        expect(pages).toBeGreaterThanOrEqual(53);
        expect(pages).toBe(daysBetween(range.firstWeek, range.lastWeek) / 7 + 1);
      }),
    );
  });
});

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
