import type { CalendarDay, CalendarWeek, PlainDate } from '@drumbeat/domain';
import type { CalendarPost, Prompt } from '../../../../entities/types';
import type { CalendarItem } from '../../calendar-item';

type Row = 'posts' | 'slot-1' | 'slot-2';

/** A focusable place of the week. */
export interface WeekPlace {
  id: string;
  row: Row;
  item: CalendarItem | null;
}

export const placeId = (date: PlainDate, row: Row, index = 0) => `${date}/${row}/${index}`;

/** The focusable places of each day, from top to bottom: its posts (or that it has none), then its slots. */
export const weekPlaces = (
  days: CalendarWeek<Prompt>['weekdays'],
  postsOf: (date: PlainDate) => CalendarPost[],
): WeekPlace[][] =>
  days.map((day) => {
    const posts: (CalendarPost | null)[] = postsOf(day.date);
    return [
      ...(posts.length > 0 ? posts : [null]).map((post, index) => ({
        id: placeId(day.date, 'posts', index),
        row: 'posts' as const,
        item: post && ({ kind: 'post', post, date: day.date } as const),
      })),
      ...slotPlaces(day),
    ];
  });

/** A prompt displayed in a slot. */
export const promptItem = (prompt: Prompt, date: PlainDate, slot: 1 | 2 | null): CalendarItem => ({
  kind: 'prompt',
  prompt,
  date,
  slot,
});

/** The places of a day's slots; an empty day has one for both. */
function slotPlaces({ date, slots: [first, second], emptyText }: CalendarDay<Prompt>): WeekPlace[] {
  const one = (slot: 1 | 2, prompt: Prompt | null): WeekPlace => ({
    id: placeId(date, `slot-${slot}`),
    row: `slot-${slot}`,
    item: prompt && promptItem(prompt, date, slot),
  });
  return emptyText === null ? [one(1, first), one(2, second)] : [one(1, null)];
}

/** The target of an arrow key from a place; the place itself when there is none. */
export function placeAfterKey(key: string, from: WeekPlace, days: readonly WeekPlace[][]): WeekPlace | null {
  const dayIndex = days.findIndex((day) => day.some(({ id }) => id === from.id));
  const day = days[dayIndex] ?? [];
  const index = day.findIndex(({ id }) => id === from.id);
  switch (key) {
    case 'ArrowUp':
      return day[index - 1] ?? from;
    case 'ArrowDown':
      return day[index + 1] ?? from;
    case 'ArrowLeft':
      return sameRow(from, days[dayIndex - 1]);
    case 'ArrowRight':
      return sameRow(from, days[dayIndex + 1]);
    default:
      return null;
  }
}

/** The other day's place in the same row; an empty day has one for both slots. */
function sameRow(from: WeekPlace, day: readonly WeekPlace[] | undefined): WeekPlace {
  return day?.find(({ row }) => row === from.row) ?? day?.at(-1) ?? from;
}
