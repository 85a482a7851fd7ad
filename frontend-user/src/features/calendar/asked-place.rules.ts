import {
  CALENDAR_TEXTS,
  isCalendarDay,
  isPlannableDate,
  lastDayAhead,
  type PlainDate,
  promptStaysBecause,
} from '@drumbeat/domain';

/** A slot of the week for a prompt to be chosen. */
export interface AskedPlace {
  date: PlainDate;
  slot: 1 | 2;
}

/**
 * The place to fill from the address, or why no prompt can be put there, which is reported: an address may contain
 * anything. Without a place none was given, or it is invalid. @param asked The raw parts of the address; null when
 * absent.
 */
export function askedPlace(
  asked: { date: string | null; slot: string | null },
  today: PlainDate,
): { place: AskedPlace | null; refusal: string | null } {
  if (asked.date === null && asked.slot === null) return { place: null, refusal: null };
  const slot = asked.slot === '1' ? 1 : asked.slot === '2' ? 2 : null;
  if (!isPlannableDate(asked.date) || !isCalendarDay(asked.date) || slot === null) {
    return { place: null, refusal: CALENDAR_TEXTS.noPlace };
  }
  const place = { date: asked.date, slot } as const;
  const refusal =
    place.date > lastDayAhead(today) ? CALENDAR_TEXTS.tooFarAhead : promptStaysBecause(place.date, today);
  return { place, refusal };
}
