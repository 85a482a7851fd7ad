import { describe, expect, it } from '@jest/globals';
import { daysBetween, isCalendarDay, MINUTE_MS, mondayOf, todayInZone } from '@drumbeat/domain';
import fc from 'fast-check';
import { demoBeats, type DemoRole } from './demo.week.js';

const ZONE = 'America/Chicago';

const rolesAt = (now: string): DemoRole[] => demoBeats(new Date(now), ZONE).map(({ role }) => role);

describe('The week of the demo', () => {
  it.each([
    ['Monday before the hour', '2026-11-23T13:00:00Z', 'scheduled draft prompt prompt prompt'],
    ['Monday at the hour', '2026-11-23T14:40:00Z', 'prompt scheduled draft prompt prompt'],
    ['Monday', '2026-11-23T18:00:00Z', 'out scheduled draft prompt prompt'],
    ['Tuesday', '2026-11-24T18:00:00Z', 'out scheduled draft prompt prompt'],
    ['Wednesday', '2026-11-25T18:00:00Z', 'out out scheduled draft prompt'],
    ['Thursday', '2026-11-26T18:00:00Z', 'out out scheduled draft prompt'],
    ['Friday', '2026-11-27T18:00:00Z', 'out out out scheduled draft'],
    ['Saturday', '2026-11-28T18:00:00Z', 'out out out scheduled draft'],
    ['Sunday', '2026-11-29T18:00:00Z', 'out out out scheduled draft'],
  ])('on a %s has nothing that failed in it', (_day, now, roles) => {
    expect(rolesAt(now).join(' ')).toBe(`out out in-doubt ${roles}`);
  });

  it('holds at any minute: what is ahead is far enough ahead, and one post is in doubt, one scheduled, one a draft', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('2025-12-20T00:00:00Z'),
          max: new Date('2029-01-10T00:00:00Z'),
          noInvalidDate: true,
        }),
        (now) => {
          const beats = demoBeats(now, ZONE);
          const of = (role: DemoRole) => beats.filter((beat) => beat.role === role);
          expect([of('in-doubt').length, of('scheduled').length, of('draft').length]).toEqual([1, 1, 1]);
          for (const { at } of [...of('scheduled'), ...of('draft')]) {
            expect(at.getTime() - now.getTime()).toBeGreaterThanOrEqual(60 * MINUTE_MS);
          }
          for (const { at } of [...of('out'), ...of('in-doubt')]) {
            expect(now.getTime() - at.getTime()).toBeGreaterThanOrEqual(15 * MINUTE_MS);
          }
          const monday = mondayOf(todayInZone(now, ZONE));
          for (const { date } of beats) {
            expect(isCalendarDay(date)).toBe(true);
            expect(Math.abs(daysBetween(monday, date))).toBeLessThan(14);
          }
          expect(beats.map(({ date }) => date)).toEqual([...beats.map(({ date }) => date)].sort());
        },
      ),
    );
  });
});
