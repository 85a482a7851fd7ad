import { addDays, firstOfMonth, mondayOf, monthAfter, type PlainDate } from '@drumbeat/domain';

/** Six weeks from Monday on, into which every month fits. */
export function sixWeeksOf(month: PlainDate): PlainDate[][] {
  const first = mondayOf(firstOfMonth(month));
  return [0, 1, 2, 3, 4, 5].map((week) => [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(first, week * 7 + day)));
}

/** The key's target date, null for other keys. */
export function dateAfterKey(key: string, date: PlainDate): PlainDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return mondayOf(date);
    case 'End':
      return addDays(mondayOf(date), 6);
    case 'PageUp':
      return monthAfter(date, -1);
    case 'PageDown':
      return monthAfter(date, 1);
    default:
      return null;
  }
}
