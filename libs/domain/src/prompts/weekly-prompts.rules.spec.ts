import { describe, expect, it } from '@jest/globals';
import { weekToPrepare } from './weekly-prompts.rules.js';

const at = (zone: string, instant: string) => weekToPrepare(zone, new Date(instant));

describe('The week whose prompts are prepared', () => {
  it('is the next one from Friday six o’clock on, and the present one on its Monday', () => {
    expect(at('UTC', '2026-11-20T05:59:59Z')).toBeNull();
    expect(at('UTC', '2026-11-20T06:00:00Z')).toBe('2026-11-23');
    expect(at('UTC', '2026-11-22T23:59:59Z')).toBe('2026-11-23');
    expect(at('UTC', '2026-11-23T00:00:00Z')).toBe('2026-11-23');
    expect(at('UTC', '2026-11-23T23:59:59Z')).toBe('2026-11-23');
    expect(at('UTC', '2026-11-24T00:00:00Z')).toBeNull();
    expect(at('UTC', '2026-11-26T23:59:59Z')).toBeNull();
  });

  it('is counted by the clock of the zone, from one end of the world to the other', () => {
    expect(at('Pacific/Kiritimati', '2026-11-19T15:59:59Z')).toBeNull();
    expect(at('Pacific/Kiritimati', '2026-11-19T16:00:00Z')).toBe('2026-11-23');
    expect(at('Pacific/Pago_Pago', '2026-11-20T16:59:59Z')).toBeNull();
    expect(at('Pacific/Pago_Pago', '2026-11-20T17:00:00Z')).toBe('2026-11-23');
    expect(at('Pacific/Pago_Pago', '2026-11-24T10:59:59Z')).toBe('2026-11-23');
  });

  it('stays the same one while the clocks change, and over New Year', () => {
    // Berlin’s clocks go back on Sunday, October 25, and New York’s forward on Sunday, March 14.
    expect(at('Europe/Berlin', '2026-10-23T03:59:59Z')).toBeNull();
    expect(at('Europe/Berlin', '2026-10-23T04:00:00Z')).toBe('2026-10-26');
    expect(at('Europe/Berlin', '2026-10-26T22:59:59Z')).toBe('2026-10-26');
    expect(at('Europe/Berlin', '2026-10-26T23:00:00Z')).toBeNull();
    expect(at('Europe/Berlin', '2026-10-30T04:59:59Z')).toBeNull();
    expect(at('Europe/Berlin', '2026-10-30T05:00:00Z')).toBe('2026-11-02');
    expect(at('America/New_York', '2027-03-12T11:00:00Z')).toBe('2027-03-15');
    expect(at('America/New_York', '2027-03-16T03:59:59Z')).toBe('2027-03-15');
    expect(at('America/New_York', '2027-03-16T04:00:00Z')).toBeNull();
    expect(at('UTC', '2027-01-01T06:00:00Z')).toBe('2027-01-04');
  });
});
