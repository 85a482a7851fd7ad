import type { PlainDate } from '@drumbeat/domain';

/** Displayed dates without a zone, in English: formatted at noon UTC, where no zone shifts them to another day. */
const named = (date: PlainDate, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));

/** The year, if it is not the device's present one. */
const otherYear = (date: PlainDate): Intl.DateTimeFormatOptions =>
  date.startsWith(`${new Date().getFullYear()}-`) ? {} : { year: 'numeric' };

/** 'Mon, Nov 16', and 'Mon, Nov 15, 2027' where the year is not this one. */
export const shortDate = (date: PlainDate) =>
  named(date, { weekday: 'short', month: 'short', day: 'numeric', ...otherYear(date) });

/** 'Friday, November 20', and 'Friday, November 19, 2027' where the year is not this one. */
export const longDate = (date: PlainDate) =>
  named(date, { weekday: 'long', month: 'long', day: 'numeric', ...otherYear(date) });

/** 'Nov 16, 2026' */
export const dateWithYear = (date: PlainDate) =>
  named(date, { month: 'short', day: 'numeric', year: 'numeric' });

/** 'November 2026' */
export const monthAndYear = (date: PlainDate) => named(date, { month: 'long', year: 'numeric' });

/** 'Monday' */
export const weekdayName = (date: PlainDate) => named(date, { weekday: 'long' });

/** 'Mon' */
export const weekdayShort = (date: PlainDate) => named(date, { weekday: 'short' });

/** 'Nov 16' */
export const monthAndDay = (date: PlainDate) => named(date, { month: 'short', day: 'numeric' });
