import { addDays, mondayOf, type PlainDate } from './plain-date.js';

/** The first of the month that holds the date; it names the month. */
export const firstOfMonth = (date: PlainDate): PlainDate => `${date.slice(0, 7)}-01`;

/** The first of the month `months` later (earlier when negative). */
export function monthAfter(date: PlainDate, months: number): PlainDate {
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const year = String(Math.floor(index / 12)).padStart(4, '0');
  return `${year}-${String((index % 12) + 1).padStart(2, '0')}-01`;
}

/** The weeks that the month touches, Monday to Sunday each: four to six. */
export function monthWeeks(dateInMonth: PlainDate): PlainDate[][] {
  const next = monthAfter(dateInMonth, 1);
  const weeks: PlainDate[][] = [];
  for (let monday = mondayOf(firstOfMonth(dateInMonth)); monday < next; monday = addDays(monday, 7)) {
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((day) => addDays(monday, day)));
  }
  return weeks;
}
