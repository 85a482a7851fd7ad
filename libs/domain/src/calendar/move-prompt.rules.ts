import type { PlainDate } from '../time/plain-date.js';
import { calendarWeek, type CalendarPlaceFacts } from './calendar-week.rules.js';
import type { PromptPlace } from './move-place.rules.js';

/** A prompt and its place to be saved. */
export interface PlacedPrompt extends PromptPlace {
  id: number;
}

export interface PromptMove {
  moved: PlacedPrompt;
  /** The prompt displayed in the slot now, and its new place; null when the slot is free. */
  displaced: PlacedPrompt | null;
  /** Others of the two days that stay where they are drawn, and need that written down or the move would shift them. */
  settled: PlacedPrompt[];
}

/**
 * The changes of a move on the calendar. Moved onto a slot in which a prompt is displayed, the two swap places; one
 * from outside the calendar has no place to give, so the other stays on its day. All others keep their places, except
 * a third prompt of a day, which moves up into a freed slot. @param prompts those of the prompt's old and new day,
 * itself included
 * @throws RangeError when the prompt is not among them
 */
export function movePrompt(
  prompts: readonly CalendarPlaceFacts[],
  promptId: number,
  target: PromptPlace,
): PromptMove {
  const moving = prompts.find(({ id }) => id === promptId);
  if (!moving) throw new RangeError(`The prompt ${promptId} is not among those of its days`);
  const days = [target.date, ...(moving.scheduled_date === null ? [] : [moving.scheduled_date])];
  const drawn = drawnPlaces(prompts, days);

  const from = drawn.find(({ id }) => id === promptId);
  const occupant =
    target.slot === null
      ? undefined
      : drawn.find(({ id, date, slot }) => id !== promptId && date === target.date && slot === target.slot);
  const displaced = occupant ? { ...(from ?? { date: target.date, slot: null }), id: occupant.id } : null;
  return {
    moved: { id: promptId, date: target.date, slot: target.slot },
    displaced,
    settled: drawn.filter(
      ({ id, slot }) => id !== promptId && id !== displaced?.id && slot !== storedSlot(prompts, id),
    ),
  };
}

/** The displayed places of these days' prompts. */
function drawnPlaces(prompts: readonly CalendarPlaceFacts[], days: readonly PlainDate[]): PlacedPrompt[] {
  return [...new Set(days)].flatMap((date) => {
    const ofDay = prompts.filter(({ scheduled_date }) => scheduled_date === date);
    const { weekdays, elsewhere } = calendarWeek(date, ofDay);
    const inSlots = weekdays.flatMap(({ slots: [first, second] }) => [
      ...(first ? [{ id: first.id, date, slot: 1 as const }] : []),
      ...(second ? [{ id: second.id, date, slot: 2 as const }] : []),
    ]);
    return [...inSlots, ...elsewhere.map(({ id }) => ({ id, date, slot: null }))];
  });
}

function storedSlot(prompts: readonly CalendarPlaceFacts[], promptId: number): number | null {
  return prompts.find(({ id }) => id === promptId)?.slot ?? null;
}
