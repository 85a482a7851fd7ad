import { describe, expect, it } from '@jest/globals';
import { latestPostDay, postedAtOf } from './post-day.rules.js';

const NOW = new Date('2026-11-20T23:30:00Z');

describe('The last day on which a post can have gone out', () => {
  it.each([
    ['UTC', '2026-11-20'],
    ['Asia/Tokyo', '2026-11-21'],
    ['America/Lima', '2026-11-20'],
  ])('in %s is %s', (zone, day) => {
    expect(latestPostDay(NOW, zone)).toBe(day);
  });
});

describe('A post with a day', () => {
  it('went out at noon of its author’s day, and not later than now', () => {
    expect(postedAtOf('2026-11-18', 'America/Lima', NOW)).toEqual(new Date('2026-11-18T17:00:00Z'));
    expect(postedAtOf('2026-11-21', 'Asia/Tokyo', NOW)).toEqual(NOW);
  });

  it('that is still to come went out at no time that is known', () => {
    expect(postedAtOf('2026-11-21', 'UTC', NOW)).toBeNull();
    expect(postedAtOf('2030-01-01', 'Asia/Tokyo', NOW)).toBeNull();
  });
});
