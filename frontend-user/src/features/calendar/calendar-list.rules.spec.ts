import { describe, expect, it } from '@jest/globals';
import { daysBetween } from '@drumbeat/domain';
import { type ListRange, longerList, openingList } from './calendar-list.rules';

describe('the list', () => {
  it('opens with four weeks from a day on', () => {
    expect(openingList('2026-11-21')).toEqual({ from: '2026-11-21', to: '2026-12-18' });
  });

  it('grows by four weeks at either end', () => {
    const opening = openingList('2026-11-21');
    expect(longerList(opening, 'earlier')).toEqual({ from: '2026-10-24', to: '2026-12-18' });
    expect(longerList(opening, 'later')).toEqual({ from: '2026-11-21', to: '2027-01-15' });
  });

  it.each(['earlier', 'later'] as const)('never grows beyond what can be read at once (%s)', (end) => {
    let range: ListRange = openingList('2026-11-21');
    for (let next = longerList(range, end); next; next = longerList(range, end)) range = next;
    expect(daysBetween(range.from, range.to) + 1).toBe(364);
  });
});
