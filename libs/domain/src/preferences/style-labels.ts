import type { WritingProfile } from './writing-profile.js';

/** The settings that change a text, as the writing profile calls them. */
export const STYLE_LABELS = {
  writing_style_tone: 'Tone',
  writing_style_formality: 'Formality',
  directness_level: 'Directness',
  confidence_level: 'Confidence',
  energy_level: 'Energy',
  content_length_preference: 'Post length',
  average_sentence_length: 'Sentence length',
  emoji_usage_preference: 'Emojis',
  question_usage: 'Questions',
  humor_usage: 'Humor',
  cta_preferences: 'Calls to action',
  storytelling_style: 'Storytelling',
  voice_attributes: 'Voice',
  content_goals: 'Goals',
  signature_expressions: 'Signature expressions',
  frequently_used_words: 'Frequent words',
  industry_jargon: 'Jargon',
  structural_patterns: 'Structure',
  tone_markers: 'Tone markers',
  formatting_preferences: 'Formatting',
  preferred_hooks: 'Preferred hooks',
  never_use_phrases: 'Never use',
  denied_habits: 'Not your habit',
} as const satisfies Partial<Record<keyof WritingProfile, string>>;

export type StyleSettingName = keyof typeof STYLE_LABELS;

export const ALL_STYLE_SETTINGS = Object.keys(STYLE_LABELS) as readonly StyleSettingName[];

/** A level from 1 to 10, a word, or entries. */
export type StyleValue = number | string | readonly string[];

export function styleValue(profile: WritingProfile, name: StyleSettingName): StyleValue {
  return name === 'cta_preferences' ? profile.cta_preferences.frequency : profile[name];
}
