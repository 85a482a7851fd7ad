import { describe, expect, it } from '@jest/globals';
import { dayTime } from './day-time.rules';

describe('where a day stands', () => {
  const days = { today: '2026-11-21', startedOn: '2026-11-18' };

  it.each([
    ['2026-11-16', 'before-start'],
    ['2026-11-18', 'over'],
    ['2026-11-20', 'over'],
    ['2026-11-21', 'open'],
    ['2026-11-23', 'open'],
  ])('%s is %s for somebody who joined on Wednesday, on Saturday', (date, time) => {
    expect(dayTime(date, days)).toBe(time);
  });

  it('is never over while today is not known', () => {
    expect(dayTime('2026-11-16', { today: null, startedOn: null })).toBe('open');
  });
});
