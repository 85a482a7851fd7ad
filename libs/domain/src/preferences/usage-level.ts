/** Frequency levels, in rising order: one list for the defaults and for detection (VOICE-4). */
export const USAGE_LEVELS = ['none', 'minimal', 'light', 'moderate', 'frequent'] as const;

export type UsageLevel = (typeof USAGE_LEVELS)[number];
