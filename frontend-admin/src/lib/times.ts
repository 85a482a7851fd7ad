/** Times for staff: in their own zone, which is always named. Words are English like the rest of the console. */
const locale = 'en-US';

/** 'Nov 21, 11:30 AM CST', with the year where it is not the present one. */
export function momentLabel(value: string | Date, zone?: string): string {
  const at = new Date(value);
  return new Intl.DateTimeFormat(locale, {
    ...(at.getFullYear() === new Date().getFullYear() ? {} : { year: 'numeric' }),
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(zone === undefined ? {} : { timeZone: zone }),
  }).format(at);
}

/** 'Nov 21, 2026' */
export const dayLabel = (value: string | Date) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(value));

/** 'Saturday, November 21' */
export const todayLabel = () =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric' }).format(new Date());
