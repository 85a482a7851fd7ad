import { todayInZone, zoneLabel } from '@drumbeat/domain';
import { shortDate } from '@drumbeat/ui';

/** Displayed times, in the user's zone. Words are English like the rest of the app. */
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

/** 'Monday' in the zone. */
export const weekdayIn = (value: Date, zone: string) => instant({ weekday: 'long' }, zone, value);

/** 'CST', or 'GMT+1' where the zone has no short name in English. */
export const zoneName = (value: string | Date, zone: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(new Date(value))
    .find((part) => part.type === 'timeZoneName')?.value ?? zone;

/** 'Chicago time, CST', and the zone alone where its name says no more: 'UTC'. */
export function zoneWithName(value: string | Date, zone: string): string {
  const [said, name] = [zoneLabel(zone), zoneName(value, zone)];
  return name === said ? said : `${said}, ${name}`;
}

/** Zones of many readers, for users who write for another region. */
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
