import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, type PlainDate } from '../time/plain-date.js';
import { todayInZone } from '../time/time-zone.js';
import { postingStreak, streakWeeks, weeklyBeats } from './posting-streak.rules.js';

/** A Wednesday; its week is 2026-11-15 to 2026-11-21. */
const today = '2026-11-18';
const goal = 3;

/** `counts[0]` posts in this week, `counts[1]` in the one before, and so on. */
const days = (...counts: number[]): PlainDate[] =>
  counts.flatMap((count, weeks) => Array.from({ length: count }, () => addDays('2026-11-16', -7 * weeks)));

describe('The posting streak', () => {
  it.each([
    ['is none without posts', days(), 0],
    ['counts this week once it has two posts', days(2), 1],
    ['is not broken by a week that has only begun', days(0, 3, 2), 2],
    ['ends at a week with one post', days(2, 2, 1, 3), 2],
    ['ends at a week without posts', days(2, 0, 3), 1],
  ])('%s', (_, postDays, weeks) => {
    expect(postingStreak(today, postDays, [], goal)).toBe(weeks);
  });

  it('needs one post a week of a user who wants to write one', () => {
    expect(postingStreak(today, days(1, 1, 1), [], 1)).toBe(3);
    expect(postingStreak(today, days(1, 1, 1), [], 0)).toBe(3);
  });

  it('lasts over a planned break, which counts for nothing', () => {
    const breaks = [{ from: '2026-11-02', to: '2026-11-13' }];
    expect(postingStreak(today, days(2, 0, 0, 3, 3), breaks, goal)).toBe(3);
    expect(postingStreak(today, days(2, 0, 0, 0, 3), breaks, goal)).toBe(1);
  });

  it('counts a week of a break in which enough was posted all the same', () => {
    expect(postingStreak(today, days(2, 2, 2), [{ from: '2026-11-08', to: '2026-11-08' }], goal)).toBe(3);
  });

  it('counts a post by the week of its day in the zone of its author', () => {
    const posted = new Date('2026-11-15T04:00:00Z');
    const inChicago = todayInZone(posted, 'America/Chicago');
    const inAuckland = todayInZone(posted, 'Pacific/Auckland');
    expect(postingStreak(today, [inChicago, inChicago], [], goal)).toBe(1);
    expect(streakWeeks(today, [inChicago], [], 2).map(({ posts }) => posts)).toEqual([1, 0]);
    expect(streakWeeks(today, [inAuckland], [], 2).map(({ posts }) => posts)).toEqual([0, 1]);
  });

  it('never grows by taking a post away, nor shrinks by adding one or a break', () => {
    const postDay = fc.integer({ min: -120, max: 3 }).map((offset) => addDays(today, offset));
    fc.assert(
      fc.property(fc.array(postDay, { maxLength: 60 }), postDay, (posts, more) => {
        const streak = postingStreak(today, posts, [], goal);
        expect(postingStreak(today, [...posts, more], [], goal)).toBeGreaterThanOrEqual(streak);
        expect(postingStreak(today, posts, [{ from: more, to: more }], goal)).toBeGreaterThanOrEqual(streak);
      }),
    );
  });
});

describe('The weeks behind a streak', () => {
  it('are listed from the oldest to the current one, with planned breaks marked', () => {
    expect(streakWeeks(today, days(1, 3), [{ from: '2026-11-07', to: '2026-11-07' }], 3)).toEqual([
      { sunday: '2026-11-01', posts: 0, isPlannedBreak: true },
      { sunday: '2026-11-08', posts: 3, isPlannedBreak: false },
      { sunday: '2026-11-15', posts: 1, isPlannedBreak: false },
    ]);
  });
});

describe('The beats of a week', () => {
  it.each([
    [0, 3, [false, false, false]],
    [2, 3, [true, true, false]],
    [4, 3, [true, true, true, true]],
    [0, 0, [false]],
  ])('with %d posts and a goal of %d are %j', (posts, weeklyGoal, beats) => {
    expect(weeklyBeats(posts, weeklyGoal)).toEqual(beats);
  });
});
