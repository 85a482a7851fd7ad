import type { Tone } from './tone.rules.js';
import type { UsageLevel } from './usage-level.js';

/** How long sentences and posts are, in rising order. */
export const LENGTHS = ['short', 'medium', 'long'] as const;

export type Length = (typeof LENGTHS)[number];

/** The user's edits of generated texts before publication (VOICE-14). */
export interface EditingPatterns {
  /** Number of texts that were changed at all. */
  edit_count: number;
  /** All texts that were compared with what went out; missing until the first one. */
  measured_count?: number;
  /** From 0 (nothing) to 1 (everything), over all compared texts. */
  average_changed_share?: number;
}

/** The columns of user_preferences that a user can set, by their own names (API-1). */
export interface WritingProfile {
  frequently_used_words: string[];
  industry_jargon: string[];
  signature_expressions: string[];
  structural_patterns: string[];
  tone_markers: string[];
  formatting_preferences: string[];
  post_type_preferences: string[];
  never_use_phrases: string[];
  preferred_hooks: string[];
  /** Names of habits that the posts show and the user does not want to have (VOICE-19). */
  denied_habits: string[];
  content_pillars: string[];
  content_goals: string[];
  voice_attributes: string[];
  preferred_content_types: string[];

  emoji_usage_preference: UsageLevel;
  humor_usage: UsageLevel;
  question_usage: UsageLevel;
  average_sentence_length: Length;
  content_length_preference: Length;
  storytelling_style: string;
  writing_style_tone: Tone;
  target_audience: string;
  primary_goal: string;
  default_dashboard_view: string;

  /** Scales from 1 to 10. */
  directness_level: number;
  confidence_level: number;
  energy_level: number;
  writing_style_formality: number;

  editing_patterns: EditingPatterns;
  cta_preferences: { frequency: UsageLevel };
  /** last_analysis: ISO instant, null before the first. */
  personalization_data: {
    last_analysis: string | null;
    analysis_insights: string[];
    learning_summary: string;
  };
  onboarding_data: Record<string, unknown>;

  email_notifications: boolean;
  content_reminders: boolean;
  weekly_insights: boolean;
  marketing_emails: boolean;
}

/** Scales from 1 to 10 (VOICE-5); list and text bounds keep a profile readable for a person and a model. Lengths in characters. */
export const PREFERENCE_LIMITS = {
  level: { min: 1, max: 10, default: 5 },
  listItems: 50,
  listItem: 200,
  /** All entries of a list together. */
  list: 3_000,
  text: 2000,
  /** Maximum size of onboarding data as JSON: a sample post, and additions of older clients. */
  onboardingBytes: 20_000,
} as const;

/** The full default writing profile (VOICE-2); a new object at each call, so that no caller can change another's. */
export function defaultWritingProfile(): WritingProfile {
  const level = PREFERENCE_LIMITS.level.default;
  return {
    frequently_used_words: [],
    industry_jargon: [],
    signature_expressions: [],
    structural_patterns: [],
    tone_markers: [],
    formatting_preferences: [],
    post_type_preferences: [],
    never_use_phrases: [],
    preferred_hooks: [],
    denied_habits: [],
    content_pillars: [],
    content_goals: ['brand_awareness', 'lead_generation'],
    voice_attributes: ['professional', 'authentic'],
    preferred_content_types: ['post', 'article'],

    emoji_usage_preference: 'minimal',
    humor_usage: 'minimal',
    question_usage: 'moderate',
    average_sentence_length: 'medium',
    content_length_preference: 'medium',
    storytelling_style: 'balanced',
    writing_style_tone: 'professional',
    target_audience: '',
    primary_goal: 'brand_awareness',
    default_dashboard_view: 'dashboard',

    directness_level: level,
    confidence_level: level,
    energy_level: level,
    writing_style_formality: level,

    editing_patterns: { edit_count: 0 },
    // Moderate like the questions, the other way to address a reader.
    cta_preferences: { frequency: 'moderate' },
    personalization_data: { last_analysis: null, analysis_insights: [], learning_summary: '' },
    onboarding_data: {},

    email_notifications: true,
    content_reminders: true,
    weekly_insights: true,
    marketing_emails: false,
  };
}
