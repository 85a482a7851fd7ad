import { DAY_MS } from '../time/durations.js';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DISPLAY_STATES } from '../posts/display-state.rules.js';
import { addDays, daysBetween, type PlainDate } from '../time/plain-date.js';
import { instants, zones } from '../time/testing/time-arbitraries.js';
import { todayInZone } from '../time/time-zone.js';
import { resolveWallClock, wallClockAt } from '../time/wall-clock.js';
import { movedToDay, postMove, postStaysBecause, type MovablePost } from './move-post.rules.js';

const ZONE = 'America/Chicago';
const now = new Date('2026-11-18T12:00:00Z');
const scheduled: MovablePost = {
  display_state: 'scheduled',
  due_at: new Date('2026-11-20T15:00:00Z'),
  time_zone: ZONE,
  scheduled_date: null,
};
const move = (post: Partial<MovablePost>, to: PlainDate, at = now, zone = ZONE) =>
  postMove({ ...scheduled, ...post }, to, { now: at, zone });

describe('moving a post to another day', () => {
  it('keeps the clock time of a scheduled post', () => {
    expect(move({}, '2026-11-23')).toEqual({
      kind: 'schedule',
      instant: new Date('2026-11-23T15:00:00Z'),
      clock: { date: '2026-11-23', time: '09:00' },
      zone: ZONE,
      note: null,
    });
  });

  it('gives a draft another planned day, and asks for no time', () => {
    const draft = { display_state: 'draft-date-passed', due_at: null, scheduled_date: '2026-11-16' } as const;
    expect(move(draft, '2026-11-18')).toEqual({ kind: 'plan', date: '2026-11-18' });
    expect(move(draft, '2026-11-16')).toEqual({ kind: 'none' });
  });

  it('does nothing on the day where it stands', () => {
    expect(move({}, '2026-11-20')).toEqual({ kind: 'none' });
  });

  it('gives a missed post a new time', () => {
    const missed = { display_state: 'missed', due_at: new Date('2026-11-16T15:00:00Z') } as const;
    expect(move(missed, '2026-11-25')).toMatchObject({
      kind: 'schedule',
      instant: new Date('2026-11-25T15:00:00Z'),
    });
  });

  it('refuses days that are over', () => {
    expect(move({}, '2026-11-17')).toEqual({ kind: 'refused', reason: 'That day is over.' });
  });

  it('refuses a time that has passed today, and one less than 5 minutes ahead', () => {
    const at = (time: string) => move({}, '2026-11-18', new Date(`2026-11-18T${time}Z`));
    expect(at('15:00:00')).toMatchObject({
      reason: '9:00 AM has passed on that day. Choose a later day, or another time in the post.',
    });
    expect(at('14:55:01')).toMatchObject({
      reason: 'Please select a date and time at least 5 minutes in the future',
    });
    expect(at('14:55:00')).toMatchObject({ kind: 'schedule' });
  });

  it.each(DISPLAY_STATES)('says why a post in the state %s stays, or moves it', (display_state) => {
    const reason = postStaysBecause(display_state);
    expect(move({ display_state }, '2026-11-23')).toEqual(
      reason === null ? expect.objectContaining({ kind: 'schedule' }) : { kind: 'refused', reason },
    );
    const movable = [
      'scheduled',
      'on-hold',
      'paused',
      'missed',
      'draft-upcoming',
      'draft-date-passed',
      'by-hand',
      'by-hand-due',
    ];
    expect(reason === null).toBe(movable.includes(display_state));
  });
});

describe('the day of a moved post and daylight saving', () => {
  const berlin = (from: string, day: PlainDate) =>
    movedToDay(new Date(from), 'Europe/Berlin', { day, zone: 'Europe/Berlin' });

  it('says that the clocks change between the two days', () => {
    expect(berlin('2026-10-23T07:00:00Z', '2026-10-26')).toEqual({
      instant: new Date('2026-10-26T08:00:00Z'),
      clock: { date: '2026-10-26', time: '09:00' },
      note: 'The clocks change between the two days: 9:00 AM stays 9:00 AM.',
    });
  });

  it('says that a time does not exist on the new day, or exists twice', () => {
    expect(berlin('2027-03-26T01:30:00Z', '2027-03-28')).toMatchObject({
      clock: { date: '2027-03-28', time: '03:30' },
      note: 'The clocks go forward then and skip 2:30 AM, so it becomes 3:30 AM.',
    });
    expect(berlin('2026-10-23T00:30:00Z', '2026-10-25')).toMatchObject({
      instant: new Date('2026-10-25T00:30:00Z'),
      note: 'The clocks go back then and show 2:30 AM twice; the first one is used.',
    });
  });

  it('leaves the second of two equal times where it is when the day stays', () => {
    const second = new Date('2026-10-25T01:30:00Z');
    expect(berlin(second.toISOString(), '2026-10-25').instant).toEqual(second);
  });

  it('puts the post on the chosen day of a user who lives in another zone', () => {
    // 8 PM in New York is the next morning in Tokyo.
    const moved = movedToDay(new Date('2026-11-19T01:00:00Z'), 'America/New_York', {
      day: '2026-11-23',
      zone: 'Asia/Tokyo',
    });
    expect(moved.clock).toEqual({ date: '2026-11-22', time: '20:00' });
    expect(todayInZone(moved.instant, 'Asia/Tokyo')).toBe('2026-11-23');
  });

  const days = () => fc.integer({ min: -400, max: 400 });

  it('always shows the same time on the chosen day, but in a gap', () => {
    fc.assert(
      fc.property(instants(), zones(), days(), (instant, zone, by) => {
        const before = wallClockAt(instant, zone);
        const day = addDays(before.date, by);
        const moved = movedToDay(instant, zone, { day, zone });
        expect(wallClockAt(moved.instant, zone)).toEqual(moved.clock);
        const { fit, clock } = resolveWallClock({ date: day, time: before.time }, zone);
        expect(moved.clock).toEqual(by === 0 ? before : clock);
        if (fit !== 'gap') expect(moved.clock).toEqual({ date: day, time: before.time });
      }),
    );
  });

  it('comes back to the same instant, where no clock meddles', () => {
    fc.assert(
      fc.property(instants(), zones(), days(), (instant, zone, by) => {
        const { date, time } = wallClockAt(instant, zone);
        const day = addDays(date, by);
        fc.pre(resolveWallClock({ date, time }, zone).fit === 'exact');
        fc.pre(resolveWallClock({ date: day, time }, zone).fit === 'exact');
        const there = movedToDay(instant, zone, { day, zone }).instant;
        expect(movedToDay(there, zone, { day: date, zone }).instant).toEqual(instant);
      }),
    );
  });

  it('stands on the chosen day or, where that day is too short, beside it, whatever two zones meet', () => {
    fc.assert(
      fc.property(instants(), zones(), zones(), days(), (instant, clockZone, zone, by) => {
        // Apia has no December 30, 2011: no day can be counted over it.
        fc.pre(zone !== 'Pacific/Apia' && clockZone !== 'Pacific/Apia');
        const day = addDays(todayInZone(instant, zone), by);
        const moved = movedToDay(instant, clockZone, { day, zone });
        expect(Math.abs(daysBetween(day, todayInZone(moved.instant, zone)))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('says something exactly where the offset of the clock changes, or the time is special', () => {
    fc.assert(
      fc.property(instants(), zones(), days(), (instant, zone, by) => {
        fc.pre(by !== 0);
        const { date, time } = wallClockAt(instant, zone);
        const moved = movedToDay(instant, zone, { day: addDays(date, by), zone });
        const special = resolveWallClock({ date: addDays(date, by), time }, zone).fit !== 'exact';
        // Not by the remainder of days: Apia's clock once changed by exactly one.
        const drift = moved.instant.getTime() - instant.getTime() !== by * DAY_MS;
        expect(moved.note !== null).toBe(special || drift);
      }),
    );
  });
});
