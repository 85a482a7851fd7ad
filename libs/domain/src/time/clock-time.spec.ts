import { describe, expect, it } from '@jest/globals';
import { isClockTime } from './clock-time.js';

describe('isClockTime', () => {
  it.each(['00:00', '06:30', '23:59'])('accepts %s', (time) => {
    expect(isClockTime(time)).toBe(true);
  });

  it.each(['24:00', '6:00', '06:60', '06:00:00', '', null])('refuses %p', (value) => {
    expect(isClockTime(value)).toBe(false);
  });
});
