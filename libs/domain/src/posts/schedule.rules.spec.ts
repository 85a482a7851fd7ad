import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { instants, plainDates, zones } from '../time/testing/time-arbitraries.js';
import { resolveWallClock, wallClockAt } from '../time/wall-clock.js';
import {
  HOURLY_SLOTS,
  isFarEnoughAhead,
  SCHEDULE_TOO_SOON,
  suggestHandTime,
  suggestSchedule,
} from './schedule.rules.js';

describe('the lead of a schedule', () => {
  const now = new Date('2026-11-21T12:00:00Z');

  it('is enough at exactly 5 minutes and not a millisecond less', () => {
    expect(isFarEnoughAhead(new Date('2026-11-21T12:05:00.000Z'), now)).toBe(true);
    expect(isFarEnoughAhead(new Date('2026-11-21T12:04:59.999Z'), now)).toBe(false);
    expect(isFarEnoughAhead(new Date('2026-11-20T12:00:00Z'), now)).toBe(false);
  });

  it('has the text that users read (SCHEDULE-1)', () => {
    expect(SCHEDULE_TOO_SOON).toBe('Please select a date and time at least 5 minutes in the future');
  });
});

describe('the time dropdown', () => {
  it('has 24 entries from 12:00 AM to 11:00 PM', () => {
    expect(HOURLY_SLOTS).toHaveLength(24);
    expect(HOURLY_SLOTS[0]).toEqual({ time: '00:00', label: '12:00 AM' });
    expect(HOURLY_SLOTS[12]?.label).toBe('12:00 PM');
    expect(HOURLY_SLOTS[23]).toEqual({ time: '23:00', label: '11:00 PM' });
  });
});

describe('the suggested time', () => {
  const now = new Date('2026-11-21T23:30:00Z');

  it('is tomorrow at 06:00 in the user’s zone', () => {
    expect(suggestSchedule({ now, zone: 'UTC' })).toEqual({ date: '2026-11-22', time: '06:00' });
    expect(suggestSchedule({ now, zone: 'Europe/Berlin' })).toEqual({ date: '2026-11-23', time: '06:00' });
  });

  it('is the time that a publication has, in the user’s zone', () => {
    const chosenAt = new Date('2026-11-25T13:00:00Z');
    expect(suggestSchedule({ now, zone: 'America/New_York', chosenAt })).toEqual({
      date: '2026-11-25',
      time: '08:00',
    });
  });

  it('is that time whatever its hour is in UTC: Monday 7 PM in Chicago stays Monday 7 PM', () => {
    const chosenAt = new Date('2026-11-24T01:00:00Z');
    expect(suggestSchedule({ now, zone: 'America/Chicago', chosenAt })).toEqual({
      date: '2026-11-23',
      time: '19:00',
    });
  });

  it('is the time of any publication that can still be kept, to the minute', () => {
    fc.assert(
      fc.property(instants(), zones(), fc.integer({ min: 5, max: 525_600 }), (moment, zone, minutes) => {
        const due = Math.floor(moment.getTime() / 60_000) * 60_000 + (minutes + 1) * 60_000;
        const chosenAt = new Date(due);
        const suggestion = suggestSchedule({ now: moment, zone, chosenAt, plannedDate: '2000-01-03' });
        expect(suggestion).toEqual(wallClockAt(chosenAt, zone));
      }),
    );
  });

  it('is 06:00 of a planned date, which is a mere date, or tomorrow where that has passed', () => {
    expect(suggestSchedule({ now, zone: 'UTC', plannedDate: '2026-12-01' })).toEqual({
      date: '2026-12-01',
      time: '06:00',
    });
    expect(suggestSchedule({ now, zone: 'UTC', plannedDate: '2026-11-20' })).toEqual({
      date: '2026-11-22',
      time: '06:00',
    });
  });

  it('can always be scheduled', () => {
    fc.assert(
      fc.property(
        instants(),
        zones(),
        fc.option(instants()),
        fc.option(plainDates()),
        (moment, zone, chosenAt, plannedDate) => {
          const suggestion = suggestSchedule({ now: moment, zone, chosenAt, plannedDate });
          expect(isFarEnoughAhead(resolveWallClock(suggestion, zone).instant, moment)).toBe(true);
        },
      ),
    );
  });
});

describe('the suggested time of who posts by hand', () => {
  const now = new Date('2026-11-21T14:10:00Z');
  const none = { from: '00:00', until: '00:00' } as const;
  const night = { from: '20:00', until: '07:00' } as const;
  const of = (input: Partial<Parameters<typeof suggestHandTime>[0]>) =>
    suggestHandTime({ now, zone: 'UTC', planned: null, plannedDate: null, quiet: night, ...input });

  it.each([
    ['stays while it is ahead', '2026-11-21', '14:11', '2026-11-21', '14:11'],
    ['stays also in the quiet hours', '2026-11-21', '23:30', '2026-11-21', '23:30'],
    ['is the next full hour once it has come', '2026-11-21', '14:10', '2026-11-21', '15:00'],
    ['is of today where its day is over', '2026-11-19', '18:00', '2026-11-21', '15:00'],
  ])('%s', (_, plannedDate, plannedTime, date, time) => {
    expect(of({ planned: { date: plannedDate, time: plannedTime } })).toEqual({ date, time });
  });

  it.each([
    ['tomorrow at 06:00 in the last hour of a day', none, '2026-11-22', '06:00'],
    ['tomorrow as the quiet hours end in an evening of them', night, '2026-11-22', '07:00'],
    ['of tomorrow where all its hours are quiet', { from: '00:01', until: '00:00' }, '2026-11-22', '06:00'],
  ] as const)('is %s', (_, quiet, date, time) => {
    const planned = { date: '2026-11-21', time: '09:00' };
    expect(of({ planned, now: new Date('2026-11-21T23:00:00Z'), quiet })).toEqual({ date, time });
  });

  it('is the first hour from 06:00 on that is not quiet, of the planned date, else of tomorrow', () => {
    expect(of({})).toEqual({ date: '2026-11-22', time: '07:00' });
    expect(of({ quiet: none })).toEqual({ date: '2026-11-22', time: '06:00' });
    expect(of({ plannedDate: '2026-11-24' })).toEqual({ date: '2026-11-24', time: '07:00' });
    expect(of({ plannedDate: '2026-11-21' })).toEqual({ date: '2026-11-21', time: '15:00' });
    expect(of({ plannedDate: '2026-11-01' })).toEqual({ date: '2026-11-22', time: '07:00' });
  });

  it('is ahead at any moment in any zone', () => {
    fc.assert(
      fc.property(instants(), zones(), (moment, zone) => {
        const suggestion = of({ now: moment, zone, planned: { date: '2000-01-03', time: '09:00' } });
        expect(resolveWallClock(suggestion, zone).instant.getTime()).toBeGreaterThan(moment.getTime());
      }),
    );
  });
});
