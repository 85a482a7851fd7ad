import { describe, expect, it } from '@jest/globals';
import { zoneOfToday } from './zone-of-today';

describe('A zone', () => {
  it.each([
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['America/Chicago', 'America/Chicago'],
    ['UTC', 'UTC'],
  ])('has its name of today: %s', (zone, name) => {
    expect(zoneOfToday(zone)).toBe(name);
  });
});
