import type { Tone } from '../../preferences/tone.rules.js';
import type { UsageLevel } from '../../preferences/usage-level.js';
import type { Length } from '../../preferences/writing-profile.js';
import type { VoiceGap, VoiceScale } from '../analysis/style-analysis.js';
import type { FieldOrigin } from './field-origin.rules.js';

/** The scales with the words for both of their ends (VOICE-5). */
export const VOICE_SCALE_WORDS: Readonly<Record<VoiceScale, { label: string; low: string; high: string }>> = {
  writing_style_formality: { label: 'Formality', low: 'Casual', high: 'Formal' },
  directness_level: { label: 'Directness', low: 'Gentle', high: 'Blunt' },
  confidence_level: { label: 'Confidence', low: 'Searching', high: 'Certain' },
  energy_level: { label: 'Energy', low: 'Calm', high: 'Driving' },
};

export const TONE_WORDS: Readonly<Record<Tone, { name: string; note: string }>> = {
  professional: { name: 'Professional', note: 'Clear, measured, to the point' },
  casual: { name: 'Casual', note: 'As you talk at lunch' },
  authoritative: { name: 'Authoritative', note: 'You have seen it a hundred times' },
  conversational: { name: 'Conversational', note: 'Asks, listens, answers' },
  inspirational: { name: 'Inspirational', note: 'Shows what is possible' },
  educational: { name: 'Educational', note: 'Step by step, with reasons' },
};

export const USAGE_WORDS: Readonly<Record<UsageLevel, string>> = {
  none: 'None',
  minimal: 'Minimal',
  light: 'Light',
  moderate: 'Moderate',
  frequent: 'Frequent',
};

export const LENGTH_WORDS: Readonly<Record<Length, string>> = {
  short: 'Short',
  medium: 'Medium',
  long: 'Long',
};

export const ORIGIN_WORDS: Readonly<Record<FieldOrigin, string>> = {
  posts: 'From your posts',
  earlier: 'From earlier posts',
  tone: 'Comes with your tone',
  you: 'Set by you',
  default: 'Default',
};

const MISSING: Readonly<Record<VoiceGap['missing'], (gap: VoiceGap) => string>> = {
  posts: ({ have, needed }) => `${have} of ${needed} posts`,
  words: ({ have, needed }) => `${have} of ${needed} words`,
  language: () => 'sentences are judged in English, German, French and Spanish alone',
  sentences: ({ have, needed }) => `${have} of ${needed} sentences that show it`,
  second_post: () => 'all of it stands in one post',
};

/** "Not enough yet: 3 of 5 posts" (VOICE-10). */
export const gapText = (gap: VoiceGap) => `Not enough yet: ${MISSING[gap.missing](gap)}`;

/** Texts of the writing profile page, as their users know them word for word. */
export const PROFILE_TEXTS = {
  loading: 'Loading your Writing Profile...',
  settingUp: 'Setting up your Writing Profile...',
  completeSetup: 'Please complete the setup to continue',
  refreshing: 'Refreshing page to load your new profile...',
  created: 'Writing profile created!',
  exists: 'Writing profile already exists',
  createFailed: 'Failed to create writing profile',
  saved: 'Writing profile updated successfully!',
  saveFailed: 'Failed to save writing profile',
  savedNothing: 'Failed to save writing profile - no data returned',
  autoFilling: 'Analyzing your existing posts to auto-fill your profile...',
  autoFilled: 'Profile auto-filled from your existing posts!',
  autoFillFailed: 'Auto-analysis failed, but you can still add posts manually.',
  analysed: 'Writing style analyzed and profile updated! Check all tabs to see the auto-filled information.',
  analysisLimited: 'Analysis completed, but some insights may be limited',
} as const;

/** Paces of the writing profile page, in milliseconds (VOICE-21). */
export const PROFILE_PACES = {
  /** From closing the setup to reading the profile, from there to the second try, and from the notice to loading the page anew. */
  step: 1_000,
  /** From one asking for the setup to the next. */
  askAgain: 300_000,
  /** From a save to reading what was saved. */
  readAfterSave: 100,
  /** How long the result of an analysis shows. */
  resultShown: 6_000,
  /** Between two looks at an analysis that is under way. */
  poll: 1_000,
} as const;
