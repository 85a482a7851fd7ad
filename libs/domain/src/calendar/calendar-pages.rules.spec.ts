import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, daysBetween, mondayOf, weekdayOf } from '../time/plain-date.js';
import { instants, plainDates, zones } from '../time/testing/time-arbitraries.js';
import { todayInZone } from '../time/time-zone.js';
import {
  beatFrom,
  calendarPage,
  calendarRange,
  hasPage,
  isCalendarDay,
  openingWeek,
  weekArrows,
  weekLabel,
  weekToPlan,
} from './calendar-pages.rules.js';

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
        const last = new Date(Date.parse(start) + span * 86_400_000).toISOString().slice(0, 10);
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
