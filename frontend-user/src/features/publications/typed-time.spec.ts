import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { clockLabel, isClockTime } from '@drumbeat/domain';
import { parseTypedTime } from './typed-time';

describe('a typed time', () => {
  it.each([
    ['8:15', '08:15'],
    [' 8.15 ', '08:15'],
    ['815', '08:15'],
    ['2015', '20:15'],
    ['20:15', '20:15'],
    ['8:15 pm', '20:15'],
    ['8:15PM', '20:15'],
    ['8 p.m.', '20:00'],
    ['12 am', '00:00'],
    ['12:30 pm', '12:30'],
    ['7', '07:00'],
    ['0:05', '00:05'],
  ])('%j is %s', (typed, time) => {
    expect(parseTypedTime(typed)).toBe(time);
  });

  it.each(['', 'noon', '24:00', '8:60', '13 pm', '0 am', '8:15:30', '-3', '8:1'])('%j is none', (typed) => {
    expect(parseTypedTime(typed)).toBeNull();
  });

  it('is read as it is shown', () => {
    const times = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
    fc.assert(
      fc.property(times, ([hour, minute]) => {
        const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        expect(isClockTime(time)).toBe(true);
        expect(parseTypedTime(clockLabel(time))).toBe(time);
      }),
    );
  });
});
