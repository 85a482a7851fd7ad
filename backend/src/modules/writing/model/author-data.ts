import type { WritingProfile } from '@drumbeat/domain';
import type { AuthorProfile } from '../author-profile.js';

/** The author's data for a model: the profile's texts and the voice settings. No ids, no addresses. */
export function authorData(
  profile: AuthorProfile,
  preferences: WritingProfile | null,
): Record<string, unknown> {
  return {
    name: profile.full_name,
    content_pillars: profile.content_pillars.map((label, index) => ({ number: index + 1, label })),
    target_audience: profile.target_audience,
    ideal_target_client: profile.ideal_target_client,
    client_pain_points: profile.client_pain_points,
    industry: profile.industry,
    business_size: profile.business_size,
    content_strategy: profile.content_strategy,
    ...(preferences === null ? {} : { voice: voiceData(preferences) }),
  };
}

function voiceData(preferences: WritingProfile): Record<string, unknown> {
  return {
    tone: preferences.writing_style_tone,
    levels_from_1_to_10: {
      formality: preferences.writing_style_formality,
      directness: preferences.directness_level,
      confidence: preferences.confidence_level,
      energy: preferences.energy_level,
    },
    emojis: preferences.emoji_usage_preference,
    questions: preferences.question_usage,
    humor: preferences.humor_usage,
    calls_to_action: preferences.cta_preferences.frequency,
    storytelling: preferences.storytelling_style,
    sentence_length: preferences.average_sentence_length,
    post_length: preferences.content_length_preference,
    attributes: preferences.voice_attributes,
    signature_expressions: preferences.signature_expressions,
    frequently_used_words: preferences.frequently_used_words,
    industry_jargon: preferences.industry_jargon,
    structural_patterns: preferences.structural_patterns,
    tone_markers: preferences.tone_markers,
    formatting: preferences.formatting_preferences,
    preferred_hooks: preferences.preferred_hooks,
    goals: preferences.content_goals,
    never_use_phrases: preferences.never_use_phrases,
  };
}
