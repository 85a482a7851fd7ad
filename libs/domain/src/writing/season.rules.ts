import type { PlainDate } from '../time/plain-date.js';

/** A period of the year that gives a post its occasion. */
export type Season =
  'year_start' | 'quarter_start' | 'half_year' | 'light_weeks' | 'budget_season' | 'year_end';

/**
 * First and last day as MMDD, without overlaps; the rest of the year has no season. Named by people's activities, not by
 * the weather: July is winter for half of the readers.
 */
const SEASONS: readonly (readonly [from: number, to: number, season: Season])[] = [
  [101, 120, 'year_start'],
  [401, 410, 'quarter_start'],
  [615, 630, 'half_year'],
  [701, 710, 'quarter_start'],
  [711, 831, 'light_weeks'],
  [915, 930, 'budget_season'],
  [1001, 1010, 'quarter_start'],
  [1011, 1115, 'budget_season'],
  [1201, 1231, 'year_end'],
];

/** The season's occasions, for a model that mentions them. */
export const SEASON_MEANINGS: Readonly<Record<Season, string>> = {
  year_start: 'the first weeks of a year, when plans are made and habits begin',
  quarter_start: 'the first days of a quarter, when priorities are set',
  half_year: 'the end of the first half of a year, when people look at what has worked so far',
  light_weeks: 'July and August, when many calendars are lighter and people read without hurry',
  budget_season: 'the weeks in which budgets and plans for the next year are made',
  year_end: 'the last weeks of a year, when people look back and sort out what to keep',
};

/** The season of a date; null for days like any other, and where there is no date. */
export function seasonOf(date: PlainDate | null): Season | null {
  if (date === null) return null;
  const day = Number(date.slice(5, 7)) * 100 + Number(date.slice(8, 10));
  return SEASONS.find(([from, to]) => from <= day && day <= to)?.[2] ?? null;
}
