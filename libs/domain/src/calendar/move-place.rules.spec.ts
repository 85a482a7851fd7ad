import { describe, expect, it } from '@jest/globals';
import { calendarWeek } from './calendar-week.rules.js';
import { firstFreePlace, freePlacesFrom, promptStaysBecause } from './move-place.rules.js';

const prompt = (id: number, slot: number | null) => ({
  id,
  slot,
  scheduled_date: '2026-11-16',
  pushed_to_calendar: true,
  is_used: false,
  is_favorite: false,
});
const monday = (...slots: (number | null)[]) =>
  calendarWeek(
    '2026-11-16',
    slots.map((slot, id) => prompt(id, slot)),
  ).weekdays[0];

describe('the next free places', () => {
  const at = (id: number, scheduled_date: string, slot: 1 | 2) => ({
    id,
    scheduled_date,
    slot,
    pushed_to_calendar: true,
  });

  it('are the first free slot of each coming day that has one', () => {
    const prompts = [at(1, '2026-11-16', 1), at(2, '2026-11-18', 1), at(3, '2026-11-18', 2)];
    expect(freePlacesFrom('2026-11-16', prompts, null).slice(0, 3)).toEqual([
      { date: '2026-11-16', slot: 2 },
      { date: '2026-11-20', slot: 1 },
      { date: '2026-11-23', slot: 1 },
    ]);
  });

  it('leave the day out on which the prompt stands already', () => {
    const places = freePlacesFrom('2026-11-16', [at(1, '2026-11-18', 1)], '2026-11-18');
    expect(places.map(({ date }) => date).slice(0, 2)).toEqual(['2026-11-16', '2026-11-20']);
  });
});

describe('the place of a prompt that is put on a day', () => {
  it('is the first free slot', () => {
    expect(firstFreePlace('2026-11-16', monday())).toEqual({ date: '2026-11-16', slot: 1 });
    expect(firstFreePlace('2026-11-16', monday(1))).toEqual({ date: '2026-11-16', slot: 2 });
    expect(firstFreePlace('2026-11-16', monday(2))).toEqual({ date: '2026-11-16', slot: 1 });
    expect(firstFreePlace('2026-11-16', monday(null)).slot).toBe(2);
    expect(firstFreePlace('2026-11-16', undefined).slot).toBe(1);
  });

  it('is no slot on a full day and on a weekday that has none', () => {
    expect(firstFreePlace('2026-11-16', monday(1, 2)).slot).toBeNull();
    expect(firstFreePlace('2026-11-17', undefined)).toEqual({ date: '2026-11-17', slot: null });
  });

  it('is never in the past', () => {
    expect(promptStaysBecause('2026-11-20', '2026-11-21')).toBe('That day is over.');
    expect(promptStaysBecause('2026-11-31', '2026-11-21')).toBe('That day is over.');
    expect(promptStaysBecause('2026-11-21', '2026-11-21')).toBeNull();
  });
});
