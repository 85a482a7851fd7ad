import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { clockChangeNote, clockChanges } from './clock-changes.js';
import { addDays } from './plain-date.js';
import { plainDates, zones } from './testing/time-arbitraries.js';
import { zoneNamed } from './time-zone.js';
import { resolveWallClock } from './wall-clock.js';

describe('clockChanges', () => {
  it.each([
    ['America/New_York', '2026-11-01', 'back', 60],
    ['America/New_York', '2027-03-14', 'forward', 60],
    ['Europe/Berlin', '2026-10-25', 'back', 60],
    ['Australia/Lord_Howe', '2026-10-04', 'forward', 30],
    // The clock skips midnight itself, so that Saturday already ends with Sunday one o'clock.
    ['America/Sao_Paulo', '2018-11-04', 'forward', 60],
    ['Africa/Cairo', '2026-04-24', 'forward', 60],
    // A whole day was skipped with the date line.
    ['Pacific/Apia', '2011-12-31', 'forward', 1440],
  ] as const)('finds that in %s on %s the clocks go %s', (zone, date, direction, minutes) => {
    const change = { date, direction, minutes };
    expect(clockChanges(date, date, zone)).toEqual([change]);
    expect(clockChanges(addDays(date, -6), addDays(date, 6), zone)).toEqual([change]);
    expect(clockChanges(addDays(date, 1), addDays(date, 20), zone)).toEqual([]);
    expect(clockChanges(addDays(date, -20), addDays(date, -2), zone)).toEqual([]);
  });

  it('finds none where the clocks never change', () => {
    for (const zone of ['UTC', 'Asia/Kolkata', 'Asia/Kathmandu', 'Pacific/Kiritimati']) {
      expect(clockChanges('2026-01-01', '2026-12-31', zone)).toEqual([]);
    }
  });

  it('accounts for every difference between noon of one day and noon of another', () => {
    fc.assert(
      fc.property(plainDates(), fc.nat({ max: 200 }), zones(), (from, days, zone) => {
        // Apia's lost day has no noon: its time is that of the next day.
        fc.pre(zone !== 'Pacific/Apia' || from > '2012' || addDays(from, days) < '2011-12-01');
        const to = addDays(from, days);
        const offsetAtNoon = (date: string) =>
          zoneNamed(zone).offset(resolveWallClock({ date, time: '12:00' }, zone).instant.getTime());
        const sum = clockChanges(addDays(from, 1), to, zone).reduce(
          (total, { direction, minutes }) => total + (direction === 'forward' ? minutes : -minutes),
          0,
        );
        expect(sum).toBe(offsetAtNoon(to) - offsetAtNoon(from));
      }),
      { numRuns: 60 },
    );
  });

  it('does not depend on how a stretch of time is divided', () => {
    fc.assert(
      fc.property(plainDates(), fc.nat({ max: 120 }), fc.nat({ max: 120 }), zones(), (from, a, b, zone) => {
        const middle = addDays(from, a);
        const to = addDays(middle, b + 1);
        expect(clockChanges(from, to, zone)).toEqual([
          ...clockChanges(from, middle, zone),
          ...clockChanges(addDays(middle, 1), to, zone),
        ]);
      }),
      { numRuns: 60 },
    );
  });

  it('throws for bad dates and zones', () => {
    expect(() => clockChanges('2026-02-30', '2026-03-01', 'UTC')).toThrow(RangeError);
    expect(() => clockChanges('2026-02-01', '2026-03-01', 'Mars/Olympus')).toThrow(RangeError);
  });

  it('says what stays', () => {
    expect(clockChangeNote({ date: '2026-11-01', direction: 'back', minutes: 60 })).toBe(
      'Clocks go back on Sunday, November 1: 9:00 AM stays 9:00 AM',
    );
  });
});
