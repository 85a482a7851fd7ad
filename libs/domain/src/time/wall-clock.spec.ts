import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { clockTimes, instants, plainDates, zones } from './testing/time-arbitraries.js';
import { resolveWallClock, wallClockAt } from './wall-clock.js';

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

describe('resolveWallClock', () => {
  it('finds the instant of an ordinary clock time', () => {
    const resolved = resolveWallClock({ date: '2026-11-20', time: '06:00' }, 'Europe/Berlin');
    expect(iso(resolved.instant)).toBe('2026-11-20T05:00:00.000Z');
    expect(resolved).toMatchObject({ fit: 'exact', later: null, note: null });
  });

  it('moves a time that spring skips on by the gap, and says so', () => {
    const resolved = resolveWallClock({ date: '2027-03-28', time: '02:30' }, 'Europe/Berlin');
    expect(iso(resolved.instant)).toBe('2027-03-28T01:30:00.000Z');
    expect(resolved.fit).toBe('gap');
    expect(resolved.clock).toEqual({ date: '2027-03-28', time: '03:30' });
    expect(resolved.note).toBe('The clocks go forward then and skip 2:30 AM, so it becomes 3:30 AM.');
  });

  it('takes the first of two equal times in autumn, reports the second, and says so', () => {
    const resolved = resolveWallClock({ date: '2026-11-01', time: '01:30' }, 'America/New_York');
    expect(iso(resolved.instant)).toBe('2026-11-01T05:30:00.000Z');
    expect(iso(resolved.later)).toBe('2026-11-01T06:30:00.000Z');
    expect(resolved.note).toBe('The clocks go back then and show 1:30 AM twice; the first one is used.');
  });

  it('knows a clock change of half an hour', () => {
    expect(resolveWallClock({ date: '2026-10-04', time: '02:15' }, 'Australia/Lord_Howe').clock.time).toBe(
      '02:45',
    );
  });

  it('knows a gap at midnight and a day that never was', () => {
    expect(resolveWallClock({ date: '2018-11-04', time: '00:00' }, 'America/Sao_Paulo').clock.time).toBe(
      '01:00',
    );
    const samoa = resolveWallClock({ date: '2011-12-30', time: '12:00' }, 'Pacific/Apia');
    expect(samoa.clock).toEqual({ date: '2011-12-31', time: '12:00' });
    expect(samoa.note).toBe(
      'The clocks go forward then and skip 12:00 PM, so it becomes 12:00 PM on Sat, Dec 31, 2011.',
    );
  });

  it('gives every instant back from what its clock shows, as the first or the second of two', () => {
    fc.assert(
      fc.property(instants(), zones(), (instant, zone) => {
        const resolved = resolveWallClock(wallClockAt(instant, zone), zone);
        expect([iso(resolved.instant), iso(resolved.later)]).toContain(iso(instant));
        expect(resolved.fit).not.toBe('gap');
      }),
    );
  });

  it('shows the chosen time at the instant found, except in a gap, where it shows a later one', () => {
    fc.assert(
      fc.property(plainDates(), clockTimes(), zones(), (date, time, zone) => {
        const resolved = resolveWallClock({ date, time }, zone);
        expect(wallClockAt(resolved.instant, zone)).toEqual(resolved.clock);
        const shown = `${resolved.clock.date} ${resolved.clock.time}`;
        if (resolved.fit === 'gap') expect(shown > `${date} ${time}`).toBe(true);
        else expect(shown).toBe(`${date} ${time}`);
      }),
    );
  });

  it.each([
    ['Europe/Berlin', '2026-10-25T00:00Z', 60],
    ['America/New_York', '2026-11-01T05:00Z', 60],
    ['Australia/Lord_Howe', '2026-04-04T14:30Z', 30],
  ])('reports every repeated minute of the night in %s, and none before or after', (zone, start, length) => {
    for (let minute = -90; minute < 180; minute += 1) {
      const instant = new Date(Date.parse(start) + minute * 60_000);
      const resolved = resolveWallClock(wallClockAt(instant, zone), zone);
      const isFirst = minute >= 0 && minute < length;
      const isSecond = minute >= length && minute < 2 * length;
      expect(resolved.fit).toBe(isFirst || isSecond ? 'overlap' : 'exact');
      if (isFirst) expect(resolved.later?.getTime()).toBe(instant.getTime() + length * 60_000);
    }
  });

  it('throws for bad dates, times and zones', () => {
    expect(() => resolveWallClock({ date: '2026-02-30', time: '06:00' }, 'UTC')).toThrow(RangeError);
    expect(() => resolveWallClock({ date: '2026-02-20', time: '24:00' }, 'UTC')).toThrow(RangeError);
    expect(() => resolveWallClock({ date: '2026-02-20', time: '06:00' }, '+02:00')).toThrow(RangeError);
  });
});
