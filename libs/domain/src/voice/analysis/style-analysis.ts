import type { Tone } from '../../preferences/tone.rules.js';
import type { UsageLevel } from '../../preferences/usage-level.js';
import type { Length } from '../../preferences/writing-profile.js';

/** The scales of a voice, each from 1 to 10 (VOICE-5). */
export const VOICE_SCALES = [
  'writing_style_formality',
  'directness_level',
  'confidence_level',
  'energy_level',
] as const;
export type VoiceScale = (typeof VOICE_SCALES)[number];

/** The fields of an analysis, by the names of the writing profile's columns. */
export const ANALYSED_FIELDS = [
  ...VOICE_SCALES,
  'writing_style_tone',
  'humor_usage',
  'emoji_usage_preference',
  'question_usage',
  'average_sentence_length',
  'frequently_used_words',
  'industry_jargon',
  'signature_expressions',
] as const;
export type AnalysedField = (typeof ANALYSED_FIELDS)[number];

/** A sentence of the user's own, word for word. */
export interface VoiceQuote {
  /** Index of the post among those that were analysed. */
  readonly post: number;
  readonly sentence: string;
}

/** The evidence for a field: every finding on a voice is supported by quotes of its owner. */
export interface VoiceEvidence {
  readonly field: AnalysedField;
  readonly quotes: readonly VoiceQuote[];
}

/** The findings in a user's posts: the result of an analysis (VOICE-9), and its evidence. */
export interface StyleAnalysis {
  readonly frequently_used_words: readonly string[];
  readonly industry_jargon: readonly string[];
  readonly signature_expressions: readonly string[];
  readonly emoji_usage: UsageLevel;
  readonly sentence_length: Length;
  readonly directness_level: number;
  readonly confidence_level: number;
  readonly energy_level: number;
  readonly tone: Tone;
  readonly humor_usage: UsageLevel;
  /** Sentences for the user about how they write. */
  readonly insights: readonly string[];
  /** One paragraph. */
  readonly learning_summary: string;
  readonly evidence: readonly VoiceEvidence[];
}
