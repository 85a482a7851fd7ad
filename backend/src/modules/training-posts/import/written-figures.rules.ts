import { isPlainDate, metricFrom, type PlainDate } from '@drumbeat/domain';

/** What programs make of a whole number in a column with gaps: 12.0. */
const WHOLE_WITH_POINT = /^(\d+)\.0$/u;

/** A whole number as any of LinkedIn's languages writes it, and as people type it; null for anything else. */
export function figureFrom(text: string): number | null {
  const written = text.trim().replace(WHOLE_WITH_POINT, '$1');
  return written === '' ? null : metricFrom(written);
}

/** A number that no figure can be, such as -4 or 1.5. Words and dashes are how files say that there is none. */
export function isImpossibleFigure(text: string): boolean {
  return /\d/u.test(text) && figureFrom(text) === null;
}

/**
 * A day as files write it: 2026-11-20 with or without a time, 20.11.2026, 11/20/2026 as in the US, or 20/11/2026 where there is no such
 * month. Null for anything else.
 */
export function dayFrom(text: string): PlainDate | null {
  const written = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:\D|$)/u.exec(written);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?:\D|$)/u.exec(written);
  if (dotted) return dayOf(dotted[3], dotted[2], dotted[1]);
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:\D|$)/u.exec(written);
  if (!slashed) return null;
  return dayOf(slashed[3], slashed[1], slashed[2]) ?? dayOf(slashed[3], slashed[2], slashed[1]);
}

function dayOf(year = '', month = '', day = ''): PlainDate | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlainDate(date) ? date : null;
}
