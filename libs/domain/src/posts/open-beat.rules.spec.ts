import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isCalendarDay } from '../calendar/calendar-week.rules.js';
import { addDays } from '../time/plain-date.js';
import { instants } from '../time/testing/time-arbitraries.js';
import { todayInZone } from '../time/time-zone.js';
import { resolveWallClock } from '../time/wall-clock.js';
import { nextOpenBeat, usualTime } from './open-beat.rules.js';
import { isFarEnoughAhead } from './schedule.rules.js';

const zone = 'America/Chicago';
const at = (text: string) => new Date(text);

describe('the usual time', () => {
  it('is nine in the morning for who never posted', () => {
    expect(usualTime([], zone)).toBe('09:00');
  });

  it('is when most posts went out, on the clock of the zone and near enough', () => {
    const posts = ['2026-11-16T14:01:00Z', '2026-11-18T13:58:00Z', '2026-11-20T19:30:00Z'].map(at);
    expect(usualTime(posts, zone)).toBe('08:00');
  });

  it('is the newer of two habits', () => {
    const times = [
      '2026-11-17T19:30:00Z',
      '2026-11-20T19:30:00Z',
      '2026-11-16T14:00:00Z',
      '2026-11-18T14:00:00Z',
    ];
    expect(usualTime(times.map(at), zone)).toBe('13:30');
  });

  it('is nine in the morning still for who posted on one day only, whenever and however often', () => {
    const minutes = fc.array(fc.integer({ min: 0, max: 24 * 60 - 1 }), { maxLength: 5 });
    fc.assert(
      fc.property(minutes, (onOneDay) => {
        const posts = onOneDay.map(
          (minute) => new Date(at('2026-11-16T06:00:00Z').getTime() + minute * 60_000),
        );
        expect(usualTime(posts, zone)).toBe('09:00');
      }),
    );
  });

  it('stays on its day shortly before midnight', () => {
    expect(usualTime(['2026-11-17T05:58:00Z', '2026-11-19T05:58:00Z'].map(at), zone)).toBe('23:45');
  });
});

describe('the next open beat', () => {
  // Friday, 7:00 AM in Chicago.
  const now = at('2026-11-20T13:00:00Z');

  it('is today while its time is ahead', () => {
    expect(nextOpenBeat({ now, zone, taken: new Set(), time: '08:00' })).toEqual({
      date: '2026-11-20',
      time: '08:00',
    });
  });

  it('is the next one where the time has passed, or is too near', () => {
    for (const time of ['06:00', '07:04']) {
      expect(nextOpenBeat({ now, zone, taken: new Set(), time })).toEqual({ date: '2026-11-23', time });
    }
  });

  it('passes over days that have a post', () => {
    const taken = new Set(['2026-11-20', '2026-11-23']);
    expect(nextOpenBeat({ now, zone, taken, time: '08:00' })).toEqual({ date: '2026-11-25', time: '08:00' });
  });

  it('is the day that the post is planned for, where that is an open beat', () => {
    const beat = (planned: string, ...taken: string[]) =>
      nextOpenBeat({ now, zone, taken: new Set(taken), time: '08:00', planned })?.date;
    const next = nextOpenBeat({ now, zone, taken: new Set(), time: '08:00' })?.date;
    expect(beat('2026-11-27')).toBe('2026-11-27');
    expect(beat('2026-11-27', '2026-11-27')).toBe(next);
    expect(beat('2026-11-26')).toBe(next);
    expect(beat('2026-11-16')).toBe(next);
  });

  it('is found up to half a year ahead, and none where that is full', () => {
    const full = (days: number) =>
      new Set(Array.from({ length: days }, (_, day) => addDays('2026-11-20', day)));
    // Day 180 is a Wednesday, the last of them.
    expect(nextOpenBeat({ now, zone, taken: full(180), time: '08:00' })).toEqual({
      date: '2027-05-19',
      time: '08:00',
    });
    expect(nextOpenBeat({ now, zone, taken: full(181), time: '08:00' })).toBeNull();
  });

  it('is always a beat that is free and far enough ahead', () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 40 });
    fc.assert(
      fc.property(instants(), days, (moment, offsets) => {
        const taken = new Set(offsets.map((days) => addDays(todayInZone(moment, zone), days)));
        const beat = nextOpenBeat({ now: moment, zone, taken, time: '08:00' });
        if (beat === null) throw new Error('No beat in half a year');
        expect(isCalendarDay(beat.date)).toBe(true);
        expect(taken.has(beat.date)).toBe(false);
        expect(isFarEnoughAhead(resolveWallClock(beat, zone).instant, moment)).toBe(true);
      }),
    );
  });
});
