import { defaultWritingProfile, type WritingProfile, type WritingSource } from '@drumbeat/domain';

interface StyleSetting {
  /** As the writing profile calls it. */
  readonly label: string;
  readonly value: (preferences: WritingProfile) => string;
}

const list = (items: readonly string[]) => items.join(', ');
const level = (value: number) => `${value} of 10`;

/** The settings that change a text, in the words of the writing profile. */
const STYLE_SETTINGS = {
  writing_style_tone: { label: 'Tone', value: (set) => set.writing_style_tone },
  writing_style_formality: { label: 'Formality', value: (set) => level(set.writing_style_formality) },
  directness_level: { label: 'Directness', value: (set) => level(set.directness_level) },
  confidence_level: { label: 'Confidence', value: (set) => level(set.confidence_level) },
  energy_level: { label: 'Energy', value: (set) => level(set.energy_level) },
  content_length_preference: { label: 'Post length', value: (set) => set.content_length_preference },
  average_sentence_length: { label: 'Sentence length', value: (set) => set.average_sentence_length },
  emoji_usage_preference: { label: 'Emojis', value: (set) => set.emoji_usage_preference },
  question_usage: { label: 'Questions', value: (set) => set.question_usage },
  humor_usage: { label: 'Humor', value: (set) => set.humor_usage },
  cta_preferences: { label: 'Calls to action', value: (set) => set.cta_preferences.frequency },
  storytelling_style: { label: 'Storytelling', value: (set) => set.storytelling_style },
  voice_attributes: { label: 'Voice', value: (set) => list(set.voice_attributes) },
  content_goals: { label: 'Goals', value: (set) => list(set.content_goals) },
  signature_expressions: { label: 'Signature expressions', value: (set) => list(set.signature_expressions) },
  frequently_used_words: { label: 'Frequent words', value: (set) => list(set.frequently_used_words) },
  industry_jargon: { label: 'Jargon', value: (set) => list(set.industry_jargon) },
  structural_patterns: { label: 'Structure', value: (set) => list(set.structural_patterns) },
  tone_markers: { label: 'Tone markers', value: (set) => list(set.tone_markers) },
  formatting_preferences: { label: 'Formatting', value: (set) => list(set.formatting_preferences) },
  preferred_hooks: { label: 'Preferred hooks', value: (set) => list(set.preferred_hooks) },
  never_use_phrases: { label: 'Never use', value: (set) => list(set.never_use_phrases) },
} as const satisfies Partial<Record<keyof WritingProfile, StyleSetting>>;

export type StyleSettingName = keyof typeof STYLE_SETTINGS;

export const ALL_STYLE_SETTINGS = Object.keys(STYLE_SETTINGS) as readonly StyleSettingName[];

/** The settings that the user has changed, each as a source; those as they came say nothing about a person. */
export function styleSources(
  preferences: WritingProfile | null,
  names: readonly StyleSettingName[],
): WritingSource[] {
  if (preferences === null) return [];
  const defaults = defaultWritingProfile();
  return names.flatMap((name) => {
    const { label, value }: StyleSetting = STYLE_SETTINGS[name];
    const excerpt = value(preferences);
    return excerpt === value(defaults) ? [] : [{ kind: 'style' as const, label, excerpt, id: null }];
  });
}
