import { DateTime, IANAZone } from 'luxon';
import type { PlainDate } from './plain-date.js';

/** Names known to be good: asking the engine costs about 100 µs each time. Bounded, as any spelling of a name is good. */
const KNOWN = new Set<string>();
const KNOWN_MAX = 1_000;

/**
 * True for a name of the IANA zone database ('Europe/Berlin', 'UTC').
 * Offsets such as '+05:00' are refused although some engines take them: PostgreSQL reads their sign the other way round.
 */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  if (KNOWN.has(value)) return true;
  const isZone = /^[A-Za-z]/.test(value) && IANAZone.isValidZone(value);
  if (isZone && KNOWN.size < KNOWN_MAX) KNOWN.add(value);
  return isZone;
}

/** The zone's rules; throws RangeError for an unknown name, so that no caller computes with a silent fallback. */
export function zoneNamed(name: string): IANAZone {
  if (!isTimeZone(name)) throw new RangeError(`Not a time zone: ${JSON.stringify(name)}`);
  return IANAZone.create(name);
}

/** The calendar date that a clock in the zone shows at the instant: the user's "today" (decisions, "Time"). */
export function todayInZone(instant: Date, zone: string): PlainDate {
  return DateTime.fromJSDate(instant, { zone: zoneNamed(zone) }).toFormat('yyyy-MM-dd');
}
