export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
/** Of 24 hours: a day of a calendar may have 23 or 25. */
export const DAY_MS = 86_400_000;
