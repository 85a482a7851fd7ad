import type { PlainDate } from '@drumbeat/domain';

/** Dates without a zone for the eye, in the English of both apps: drawn at noon UTC, where no zone can move them to a neighbour. */
const named = (date: PlainDate, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));

/** The year, where it is not the one that the device has now. */
const otherYear = (date: PlainDate): Intl.DateTimeFormatOptions =>
  date.startsWith(`${new Date().getFullYear()}-`) ? {} : { year: 'numeric' };

/** 'Mon, Nov 16', and 'Mon, Nov 15, 2027' where the year is not this one. */
export const shortDate = (date: PlainDate) =>
  named(date, { weekday: 'short', month: 'short', day: 'numeric', ...otherYear(date) });

/** 'Friday, November 20', and 'Friday, November 19, 2027' where the year is not this one. */
export const longDate = (date: PlainDate) =>
  named(date, { weekday: 'long', month: 'long', day: 'numeric', ...otherYear(date) });

/** 'November 2026' */
export const monthAndYear = (date: PlainDate) => named(date, { month: 'long', year: 'numeric' });

/** 'Monday' */
export const weekdayName = (date: PlainDate) => named(date, { weekday: 'long' });

/** 'Mon' */
export const weekdayShort = (date: PlainDate) => named(date, { weekday: 'short' });

/** 'Nov 16' */
export const monthAndDay = (date: PlainDate) => named(date, { month: 'short', day: 'numeric' });
