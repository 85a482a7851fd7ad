import {
  CALENDAR_TEXTS,
  isCalendarDay,
  isPlannableDate,
  lastDayAhead,
  type PlainDate,
  promptStaysBecause,
} from '@drumbeat/domain';

/** A slot of the week that a prompt is to be chosen for. */
export interface AskedPlace {
  date: PlainDate;
  slot: 1 | 2;
}

/**
 * The place that an address asks to fill, and why no prompt can be put there, which is said and not passed over: an address may
 * say anything. Without a place nothing was asked, or what was asked is none.
 * @param asked The parts of the address as they stand there; null where absent.
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
