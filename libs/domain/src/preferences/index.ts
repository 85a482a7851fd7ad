export { USAGE_LEVELS, type UsageLevel } from './usage-level.js';
export { FORMALITY_BY_TONE, parseTone, QUESTION_USAGE_BY_TONE, type Tone, TONES } from './tone.rules.js';
export { defaultWritingProfile, LENGTHS, PREFERENCE_LIMITS } from './writing-profile.js';
export type { EditingPatterns, Length, WritingProfile } from './writing-profile.js';
export { ALL_STYLE_SETTINGS, STYLE_LABELS, styleValue } from './style-labels.js';
export type { StyleSettingName, StyleValue } from './style-labels.js';
