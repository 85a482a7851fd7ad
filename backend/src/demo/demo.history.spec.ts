import { describe, expect, it } from '@jest/globals';
import { addDays, DAY_MS, daysBetween, mondayOf, promptTypeOf, weekdayOf } from '@drumbeat/domain';
import { demoLooks } from './demo.figures.js';
import { demoHistory } from './demo.history.js';
import { FIGURES, STUDIOS } from './demo.short-posts.js';

const ZONE = 'America/Chicago';
/** Month edges, a leap day, New Year, and weeks in which the clocks change. */
const MONDAYS = [
  '2026-11-23',
  '2026-12-28',
  '2027-01-04',
  '2027-03-01',
  '2027-03-15',
  '2028-02-28',
  '2028-11-06',
];

describe('The year behind the demo', () => {
  const perWeek = (dates: readonly string[]) => {
    const weeks = new Map<string, number>();
    for (const date of dates) weeks.set(mondayOf(date), (weeks.get(mondayOf(date)) ?? 0) + 1);
    return weeks;
  };

  it.each(MONDAYS)('from %s back has two or three posts a week, on their days, with weeks away', (monday) => {
    const posts = demoHistory(monday, ZONE);
    const dates = posts.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    expect(daysBetween(dates.at(-1) ?? '', monday)).toBeLessThanOrEqual(14);
    expect(daysBetween(dates[0] ?? '', monday)).toBeGreaterThan(350);
    for (const date of dates) expect([1, 3, 5]).toContain(weekdayOf(date));
    const weeks = perWeek(dates);
    expect(new Set(weeks.values())).toEqual(new Set([2, 3]));
    expect(weeks.size).toBe(46);
    expect(weeks.has(addDays(monday, -9 * 7))).toBe(false);
  });

  it('says nothing twice, in all pillars and kinds, mostly with figures', () => {
    const posts = demoHistory('2026-11-23', ZONE);
    expect(new Set(posts.map(({ hook }) => hook)).size).toBe(posts.length);
    expect(new Set(posts.map(({ content }) => content)).size).toBe(posts.length);
    expect(new Set(posts.map(({ pillar }) => pillar))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(new Set(posts.map(({ category }) => promptTypeOf(category))).size).toBe(5);
    expect(posts.map(({ content }) => content).filter((text) => /[{}]/.test(text))).toEqual([]);
    const uncounted = posts.filter(({ figures }) => figures === null).length;
    expect(uncounted).toBe(2);
  });

  it('tells of another studio and another figure than the rows around, and begins alike twice at most', () => {
    const hooks = demoHistory('2026-11-23', ZONE).map(({ hook }) => hook);
    const studioIn = (hook: string) => STUDIOS.find((studio) => hook.includes(studio));
    const figureIn = (hook: string) => FIGURES.find((figure) => hook.includes(`${figure} `));
    for (const [index, hook] of hooks.entries()) {
      for (const other of hooks.slice(index + 1, index + 6)) {
        if (studioIn(hook) !== undefined) expect(studioIn(other)).not.toBe(studioIn(hook));
        if (figureIn(hook) !== undefined) expect(figureIn(other)).not.toBe(figureIn(hook));
      }
    }
    const frames = hooks.map((hook) => hook.replace(studioIn(hook) ?? '', '').replace(/\d+/gu, ''));
    for (const frame of frames) expect(frames.filter((one) => one === frame).length).toBeLessThanOrEqual(2);
  });

  it('has figures that people have: readers in hundreds and thousands, of whom a few per cent do something', () => {
    for (const { figures } of demoHistory('2026-11-23', ZONE)) {
      if (!figures) continue;
      const { impressions, likes, comments, shares } = figures;
      expect(impressions).toBeGreaterThan(250);
      expect(impressions).toBeLessThan(15_000);
      expect((likes + comments + shares) / impressions).toBeGreaterThan(0.01);
      expect((likes + comments + shares) / impressions).toBeLessThan(0.08);
    }
  });

  it('has looks that only grow, and none of them in the future', () => {
    const at = new Date('2026-11-09T15:00:00Z');
    const figures = { impressions: 1_900, likes: 41, comments: 13, shares: 3 };
    const days = (count: number) => new Date(at.getTime() + count * DAY_MS + 15 * 60_000);
    expect(demoLooks(at, figures, days(1))).toEqual([]);
    expect(demoLooks(at, figures, days(8)).map(({ impressions }) => impressions)).toEqual([1_102, 1_653]);
    expect(demoLooks(at, figures, days(31)).at(-1)).toMatchObject({ ...figures, engagement_rate: 3 });
  });
});
