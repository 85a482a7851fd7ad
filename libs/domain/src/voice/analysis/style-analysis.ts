import type { Tone } from '../../preferences/tone.rules.js';
import type { UsageLevel } from '../../preferences/usage-level.js';
import type { Length } from '../../preferences/writing-profile.js';
import type { SignaturePhrase } from '../phrases/signature-phrases.rules.js';

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

/** Why nothing is said of a field: the posts have too little of something. */
export interface VoiceGap {
  readonly field: AnalysedField;
  /**
   * What is missing: posts or words at all; posts in a language whose sentences can be judged; sentences that show the field, or
   * a second post with one.
   */
  readonly missing: 'posts' | 'words' | 'language' | 'sentences' | 'second_post';
  readonly have: number;
  readonly needed: number;
}

/** The findings in a user's posts: the result of an analysis (VOICE-9), and its evidence. */
export interface StyleAnalysis {
  /** A field that is named here has its default, or an empty list, and means nothing. */
  readonly not_found: readonly VoiceGap[];
  readonly frequently_used_words: readonly string[];
  readonly industry_jargon: readonly string[];
  readonly signature_expressions: readonly string[];
  /** The same expressions, with the number of posts that have them and their usual place. */
  readonly phrases: readonly SignaturePhrase[];
  readonly emoji_usage: UsageLevel;
  readonly sentence_length: Length;
  readonly question_usage: UsageLevel;
  readonly formality_level: number;
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
