import { addDays, mondayOf, type PlainDate } from '@drumbeat/domain';

/** The first of the month that holds the date. */
export const firstOfMonth = (date: PlainDate): PlainDate => `${date.slice(0, 7)}-01`;

/** The first of a month `months` away. */
export function monthAfter(date: PlainDate, months: number): PlainDate {
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const year = String(Math.floor(index / 12)).padStart(4, '0');
  return `${year}-${String((index % 12) + 1).padStart(2, '0')}-01`;
}

/** Six weeks from Monday on, as every month fits into them. */
export function monthWeeks(month: PlainDate): PlainDate[][] {
  const first = mondayOf(firstOfMonth(month));
  return [0, 1, 2, 3, 4, 5].map((week) => [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(first, week * 7 + day)));
}

/** Where a key moves the focus, null for other keys. */
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
