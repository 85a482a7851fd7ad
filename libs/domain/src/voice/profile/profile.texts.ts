import type { Tone } from '../../preferences/tone.rules.js';
import type { UsageLevel } from '../../preferences/usage-level.js';
import type { Length } from '../../preferences/writing-profile.js';
import type { VoiceGap, VoiceScale } from '../analysis/style-analysis.js';
import type { FieldOrigin, ProfileStepCause } from './field-origin.rules.js';

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

/** Who reads a writing profile: the person whose it is, or the staff. */
export type ProfileReader = 'owner' | 'staff';

export interface ProfileWords {
  origins: Readonly<Record<FieldOrigin, string>>;
  causes: Readonly<Record<ProfileStepCause, string>>;
  /** Profile Strength. */
  strength: Readonly<Record<'fromPosts' | 'setByHand' | 'open', string>>;
  quoted: string;
  noQuotes: string;
  habits: string;
  does: string;
  leavesOut: string;
  addedHabits: string;
  denied: string;
  emptyBrief: string;
  noSteps: string;
  /** Of whom no scale is known. */
  noArchetype: string;
  /** Before what an analysis found, whatever was set since. */
  readInPosts: string;
  /** Before the settings that the posts contradict. */
  postsDiffer: string;
  /** Of the basics of a style, which count as soon as they have a value. */
  startingValues: (unknown: number, of: number) => string;
}

const startingValues = (unknown: number, of: number) =>
  unknown === of
    ? `All ${of} are starting values: nothing is`
    : `${unknown} of ${of} ${unknown === 1 ? 'is a starting value' : 'are starting values'}, not`;

/** What the cards of a writing profile say, to each of their readers. */
export const PROFILE_WORDS: Readonly<Record<ProfileReader, ProfileWords>> = {
  owner: {
    origins: {
      posts: 'From your posts',
      earlier: 'From earlier posts',
      interview: 'From your voice interview',
      tone: 'Comes with your tone',
      user: 'Set by you',
      rule: 'From a rule you accepted',
      user_and_rule: 'Set by you, and by a rule you accepted',
      staff: 'Set by the staff',
      default: 'Default',
    },
    causes: {
      created: 'Profile created',
      analysis: 'Analysis of your posts',
      interview: 'Your voice interview',
      edits: 'Learned from your edits',
      user: 'Set by you',
      staff: 'Set by the staff',
    },
    strength: { fromPosts: 'from your posts', setByHand: 'set by you', open: 'not yours yet' },
    quoted: 'Each sentence is one you wrote',
    noQuotes: 'Its sentences show once your posts were analysed',
    habits: 'Your habits',
    does: 'What you do',
    leavesOut: 'What you leave out',
    addedHabits: 'Habits that you added',
    denied: 'Not you: set by you',
    emptyBrief:
      'Nothing of your own yet. From three posts on it is told your habits, and at once what you set.',
    noSteps: 'Nothing has changed yet. Each analysis and each change of yours will stand here.',
    noArchetype:
      'Nothing is known yet of how you write. Five posts with 300 words show it, and so does the voice interview.',
    readInPosts: 'Read in your posts',
    postsDiffer:
      'Where your posts show otherwise, a draft goes by the posts, unless you say of a habit “That is not me”:',
    startingValues: (unknown, of) => `${startingValues(unknown, of)} known of you yet.`,
  },
  staff: {
    origins: {
      posts: 'Measured in posts',
      earlier: 'Measured in earlier posts',
      interview: 'From the voice interview',
      tone: 'Comes with the tone',
      user: 'Set by hand',
      rule: 'From an accepted rule',
      user_and_rule: 'Set by hand, and by an accepted rule',
      staff: 'Set by the staff',
      default: 'Default',
    },
    causes: {
      created: 'Profile created',
      analysis: 'Analysis of the posts',
      interview: 'The voice interview',
      edits: 'Learned from edits',
      user: 'Set by the user',
      staff: 'Set by the staff',
    },
    strength: { fromPosts: 'from posts', setByHand: 'set by hand', open: 'not theirs yet' },
    quoted: 'Each sentence is one they wrote',
    noQuotes: 'Its sentences show once posts were analysed',
    habits: 'Habits',
    does: 'What they do',
    leavesOut: 'What they leave out',
    addedHabits: 'Habits that they added',
    denied: 'Denied by the user',
    emptyBrief:
      'Nothing of their own yet. From three posts on it is told their habits, and at once what they set.',
    noSteps: 'Nothing has changed yet. Each analysis and each change will stand here.',
    noArchetype:
      'Nothing is known yet of how they write. Five posts with 300 words show it, and so does the voice interview.',
    readInPosts: 'Read in the posts',
    postsDiffer:
      'Where the posts show otherwise, a draft goes by the posts, unless the user denies the habit:',
    startingValues: (unknown, of) => `${startingValues(unknown, of)} known of them yet.`,
  },
};

const MISSING: Readonly<Record<VoiceGap['missing'], (gap: VoiceGap) => string>> = {
  posts: ({ have, needed }) => `${have} of ${needed} posts`,
  words: ({ have, needed }) => `${have} of ${needed} words`,
  language: () => 'sentences are judged in English, German, French and Spanish alone',
  sentences: ({ have, needed }) => `${have} of ${needed} sentences that show it`,
  second_post: () => 'all of it stands in one post',
};

/** "Not enough yet: 3 of 5 posts" (VOICE-10). */
export function gapText(gap: VoiceGap): string {
  const missing = MISSING[gap.missing](gap);
  // Sentences that come again may be there, which everybody says, or which name the subject alone.
  if (gap.field === 'signature_expressions' && gap.missing === 'sentences')
    return 'Not enough yet: no phrase that sets a writer apart comes back in three posts or more';
  const isOfJokes = gap.missing === 'sentences' || gap.missing === 'second_post';
  return gap.field === 'humor_usage' && isOfJokes
    ? `Only laughter and jokes that are named can be counted: ${missing}. Dry humor takes a connected model, or a person’s word`
    : `Not enough yet: ${missing}`;
}

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
