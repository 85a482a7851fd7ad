import { describe, expect, it } from '@jest/globals';
import { callPace } from './call-pace.rules';

describe('the pace of a call', () => {
  it.each([
    [0, 'normal'],
    [5_000, 'normal'],
    [5_001, 'slow'],
    [10_000, 'slow'],
    [10_001, 'very-slow'],
    [15_000, 'very-slow'],
  ])('after %d ms is %s', (elapsed, pace) => {
    expect(callPace(elapsed)).toBe(pace);
  });
});
