import { describe, expect, it } from '@jest/globals';
import { clockLabel, dateLabel, dateSpanLabel, dayLabel } from './time-labels.js';
import { wallClockLabel } from './wall-clock.js';
import { zoneLabel } from './time-zone.js';

describe('labels of times and dates', () => {
  it.each([
    ['00:00', '12:00 AM'],
    ['06:05', '6:05 AM'],
    ['12:00', '12:00 PM'],
    ['23:00', '11:00 PM'],
  ])('writes %s as %s', (time, label) => {
    expect(clockLabel(time)).toBe(label);
  });

  it('names weekday, month, day and year of a date', () => {
    expect(dateLabel('2026-11-20')).toBe('Fri, Nov 20, 2026');
  });

  it('names weekday and month in full where the year is known', () => {
    expect(dayLabel('2026-11-01')).toBe('Sunday, November 1');
  });

  it('throws for a date that is none', () => {
    expect(() => dateLabel('2026-02-30')).toThrow(RangeError);
  });

  it('always shows the zone with a time', () => {
    expect(wallClockLabel({ date: '2026-11-20', time: '06:00' }, 'Europe/Berlin')).toBe(
      'Fri, Nov 20, 2026 at 6:00 AM (Berlin time)',
    );
  });

  it.each([
    ['America/Chicago', 'Chicago time'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
    ['US/Central', 'Central time'],
    ['UTC', 'UTC'],
    ['Etc/UTC', 'UTC'],
    ['Etc/GMT+5', 'Etc/GMT+5'],
  ])('says the zone %s as people do: %s', (zone, said) => {
    expect(zoneLabel(zone)).toBe(said);
  });

  it.each([
    ['2026-11-16', '2026-11-20', 'Nov 16 – 20, 2026'],
    ['2026-11-30', '2026-12-04', 'Nov 30 – Dec 4, 2026'],
    ['2026-12-28', '2027-01-01', 'Dec 28, 2026 – Jan 1, 2027'],
  ])('writes %s to %s as "%s"', (from, to, label) => {
    expect(dateSpanLabel(from, to)).toBe(label);
  });
});
