import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { instants, zones } from './testing/time-arbitraries.js';
import { isTimeZone, todayInZone } from './time-zone.js';

describe('isTimeZone', () => {
  it.each(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires'])('accepts %s', (zone) => {
    expect(isTimeZone(zone)).toBe(true);
  });

  it.each(['', 'Mars/Olympus', 'local', 'system', '+05:00', '-03:00', 'Europe/Berlin; drop table', null, 5])(
    'refuses %p',
    (zone) => {
      expect(isTimeZone(zone)).toBe(false);
    },
  );
});

describe('todayInZone', () => {
  it('is tomorrow in the east and yesterday in the west', () => {
    const instant = new Date('2026-11-21T11:30:00Z');
    expect(todayInZone(instant, 'UTC')).toBe('2026-11-21');
    expect(todayInZone(instant, 'Pacific/Kiritimati')).toBe('2026-11-22');
    expect(todayInZone(new Date('2026-11-21T03:00:00Z'), 'America/New_York')).toBe('2026-11-20');
  });

  it('changes at midnight of the zone, to the minute', () => {
    expect(todayInZone(new Date('2026-11-15T22:59:00Z'), 'Europe/Berlin')).toBe('2026-11-15');
    expect(todayInZone(new Date('2026-11-15T23:00:00Z'), 'Europe/Berlin')).toBe('2026-11-16');
  });

  it('agrees with the platform in every zone at every instant', () => {
    fc.assert(
      fc.property(instants(), zones(), (instant, zone) => {
        // The Swedish locale writes dates as 'YYYY-MM-DD'.
        const platform = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(
          instant,
        );
        expect(todayInZone(instant, zone)).toBe(platform);
      }),
    );
  });

  it('throws for an unknown zone instead of falling back to another', () => {
    expect(() => todayInZone(new Date(0), 'Mars/Olympus')).toThrow(RangeError);
  });
});
