import type { WallClock } from './clock-time.js';
import { MINUTE_MS, SECOND_MS } from './durations.js';
import type { PlainDate } from './plain-date.js';

/** Conversion of instants in a zone of the IANA database, in milliseconds since 1970. */
export interface ZoneRules {
  /** Minutes by which the zone's clock is ahead of UTC. */
  offset(at: number): number;
  /** The local date and time; seconds are truncated. */
  shows(at: number): WallClock;
}

/** Cache of zones: making one costs about 100 µs each time. Bounded, as any spelling of a name is good. */
const KNOWN = new Map<string, ZoneRules>();
const KNOWN_MAX = 1_000;

/**
 * True for a name of the IANA zone database ('Europe/Berlin', 'UTC').
 * Offsets such as '+05:00' are refused although some engines take them: PostgreSQL reads their sign the other way round.
 */
export function isTimeZone(value: unknown): value is string {
  return typeof value === 'string' && rulesOf(value) !== null;
}

/** The zone's rules; throws RangeError for an unknown name, so that no caller computes with a silent fallback. */
export function zoneNamed(name: string): ZoneRules {
  const rules = rulesOf(name);
  if (rules === null) throw new RangeError(`Not a time zone: ${JSON.stringify(name)}`);
  return rules;
}

/** The calendar date that a clock in the zone shows at the instant: the user's "today" (TIME-1). */
export function todayInZone(instant: Date, zone: string): PlainDate {
  return zoneNamed(zone).shows(instant.getTime()).date;
}

function rulesOf(name: string): ZoneRules | null {
  const known = KNOWN.get(name);
  if (known) return known;
  const rules = /^[A-Za-z]/.test(name) ? rulesByEngine(name) : null;
  if (rules && KNOWN.size < KNOWN_MAX) KNOWN.set(name, rules);
  return rules;
}

/** The engine knows all zones, but exposes them only by formatting an instant. null for an unknown name. */
function rulesByEngine(name: string): ZoneRules | null {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  } catch {
    return null;
  }
  /** Formatted as '2026-11-20T05:07:09'. */
  const written = (at: number): string => {
    const text = format.format(at);
    const [, month, day, year = '', hour, minute, second] = WRITTEN.exec(text) ?? [];
    return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}`;
  };
  return {
    offset: (at) => (Date.parse(`${written(at)}Z`) - Math.floor(at / SECOND_MS) * SECOND_MS) / MINUTE_MS,
    shows: (at) => {
      const text = written(at);
      return { date: text.slice(0, 10), time: text.slice(11, 16) };
    },
  };
}

/** '11/20/2026, 05:07:09' */
const WRITTEN = /^(\d+)\/(\d+)\/(\d+), (\d+):(\d+):(\d+)$/;

/** A zone as people say it: 'America/Argentina/Buenos_Aires' → 'Buenos Aires time'. A name without a place stays: 'UTC', 'EST5EDT', 'Etc/GMT+5'. */
export function zoneLabel(zone: string): string {
  const [region, ...places] = zone.split('/');
  const place = places.at(-1);
  if (place === undefined || region === 'Etc') return zone === 'Etc/UTC' ? 'UTC' : zone;
  return `${place.replaceAll('_', ' ')} time`;
}
