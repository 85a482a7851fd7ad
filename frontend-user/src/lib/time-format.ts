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

/** 'Tue, Nov 17' */
export const dayOf = (value: string | Date, zone: string) =>
  instant({ weekday: 'short', month: 'short', day: 'numeric' }, zone, value);

/** 'Tue, Nov 17, 5:30 PM CST' */
export const dayAndTime = (value: string | Date, zone: string) =>
  `${dayOf(value, zone)}, ${timeWithZone(value, zone)}`;

/** A date without a zone is drawn at noon UTC, where no zone rule can move it to a neighbour. */
const plain = (date: string, options: Intl.DateTimeFormatOptions) =>
  instant(options, 'UTC', `${date}T12:00:00Z`);

/** 'Mon, Nov 16' */
export const shortDate = (date: string) => plain(date, { weekday: 'short', month: 'short', day: 'numeric' });

/** 'Mon, Nov 16', and 'Mon, Nov 15, 2027' where the year is not this one. */
export const shortDateInYear = (date: string, now = new Date()) =>
  date.startsWith(`${now.getFullYear()}-`) ? shortDate(date) : `${shortDate(date)}, ${date.slice(0, 4)}`;

/** 'Monday' */
export const weekdayName = (date: string) => plain(date, { weekday: 'long' });

/** 'Monday' in the zone. */
export const weekdayIn = (value: Date, zone: string) => instant({ weekday: 'long' }, zone, value);

/** 'Mon' */
export const weekdayShort = (date: string) => plain(date, { weekday: 'short' });

/** 'Nov 16' */
export const monthAndDay = (date: string) => plain(date, { month: 'short', day: 'numeric' });

/** 'Friday, November 20' */
export const longDate = (date: string) => plain(date, { weekday: 'long', month: 'long', day: 'numeric' });

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
