import { todayInZone } from '@drumbeat/domain';

/** Times for the eye, in the user's zone. Words are English like the rest of the app. */
const locale = 'en-US';

const instant = (options: Intl.DateTimeFormatOptions, zone: string, value: string | Date) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }).format(new Date(value));

/** '4:00 PM CST' */
export const timeWithZone = (value: string | Date, zone: string) =>
  instant({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }, zone, value);

/** '4:00 PM' */
export const timeOfDay = (value: string | Date, zone?: string) =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: zone }).format(
    new Date(value),
  );

/** 'Tue, Nov 17', and 'Tue, Nov 16, 2027' where the year is not this one. */
export const dayOf = (value: string | Date, zone: string) => shortDate(todayInZone(new Date(value), zone));

/** 'Tue, Nov 17, 5:30 PM CST' */
export const dayAndTime = (value: string | Date, zone: string) =>
  `${dayOf(value, zone)}, ${timeWithZone(value, zone)}`;

/** A date without a zone is drawn at noon UTC, where no zone rule can move it to a neighbour. */
const plain = (date: string, options: Intl.DateTimeFormatOptions) =>
  instant(options, 'UTC', `${date}T12:00:00Z`);

/** The year, where it is not the one that the device has now. */
const otherYear = (date: string): Intl.DateTimeFormatOptions =>
  date.startsWith(`${new Date().getFullYear()}-`) ? {} : { year: 'numeric' };

/** 'Mon, Nov 16', and 'Mon, Nov 15, 2027' where the year is not this one. */
export const shortDate = (date: string) =>
  plain(date, { weekday: 'short', month: 'short', day: 'numeric', ...otherYear(date) });

/** 'Monday' */
export const weekdayName = (date: string) => plain(date, { weekday: 'long' });

/** 'Monday' in the zone. */
export const weekdayIn = (value: Date, zone: string) => instant({ weekday: 'long' }, zone, value);

/** 'Mon' */
export const weekdayShort = (date: string) => plain(date, { weekday: 'short' });

/** 'Nov 16' */
export const monthAndDay = (date: string) => plain(date, { month: 'short', day: 'numeric' });

/** 'Friday, November 20', and 'Friday, November 19, 2027' where the year is not this one. */
export const longDate = (date: string) =>
  plain(date, { weekday: 'long', month: 'long', day: 'numeric', ...otherYear(date) });

/** 'November 2026' */
export const monthAndYear = (date: string) => plain(date, { month: 'long', year: 'numeric' });

/** 'CST', or 'GMT+1' where the zone has no short name in English. */
export const zoneName = (value: string | Date, zone: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(new Date(value))
    .find((part) => part.type === 'timeZoneName')?.value ?? zone;

/** Where many readers are, for those who write for other places than their own. */
const READERS = [
  { city: 'New York', zone: 'America/New_York' },
  { city: 'London', zone: 'Europe/London' },
] as const;

/** '10:00 AM in New York, 3:00 PM in London', without the places that have the clock of the zone. */
export function timeElsewhere(value: Date, zone: string): string {
  const own = timeOfDay(value, zone);
  return READERS.map(({ city, zone: there }) => ({ city, time: timeOfDay(value, there) }))
    .filter(({ time }) => time !== own)
    .map(({ city, time }) => `${time} in ${city}`)
    .join(', ');
}
