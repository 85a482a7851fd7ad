import type { ClockTime } from '@drumbeat/domain';

const TYPED = /^(\d{1,2})(?:[:.h ]?([0-5]\d))?\s*(?:([ap])\.?m\.?)?$/u;

/** A clock time as people type it: '8:15', '8.15', '815', '8:15 pm', '20:15', '8 pm'; null for everything else. */
export function parseTypedTime(text: string): ClockTime | null {
  const [, hours = '', minutes = '00', half] = TYPED.exec(text.trim().toLowerCase()) ?? [];
  if (hours === '') return null;
  const hour = half === undefined ? Number(hours) : hourOfHalf(Number(hours), half);
  return hour === null || hour > 23 ? null : `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** 12 AM is midnight and 12 PM is noon; 13 PM and 0 AM are nothing. */
function hourOfHalf(hour: number, half: string): number | null {
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
