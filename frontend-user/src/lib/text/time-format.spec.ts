import { describe, expect, it } from '@jest/globals';
import { zoneWithName } from './time-format';

describe('A zone with its name', () => {
  it.each([
    ['America/Chicago', 'Chicago time, CST'],
    ['Europe/Berlin', 'Berlin time, GMT+1'],
    ['UTC', 'UTC'],
  ])('is said once: %s', (zone, said) => {
    expect(zoneWithName('2026-11-23T10:00:00Z', zone)).toBe(said);
  });
});
