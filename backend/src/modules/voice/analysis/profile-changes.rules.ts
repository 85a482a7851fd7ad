import {
  ANALYSED_FIELDS,
  type AnalysedField,
  firstCharacters,
  PREFERENCE_LIMITS,
  type StyleAnalysis,
  type WritingProfile,
} from '@drumbeat/domain';

/** The fields that an analysis writes into the writing profile (VOICE-10): those that it found, and no others. */
export function profileChanges(analysis: StyleAnalysis): Partial<WritingProfile> {
  const missing = new Set(analysis.not_found.map(({ field }) => field));
  const values = valuesOf(analysis);
  return Object.fromEntries(
    ANALYSED_FIELDS.filter((field) => !missing.has(field)).map((field) => [field, values[field]]),
  );
}

function valuesOf(analysis: StyleAnalysis): Pick<WritingProfile, AnalysedField> {
  return {
    frequently_used_words: withinLimits(analysis.frequently_used_words),
    industry_jargon: withinLimits(analysis.industry_jargon),
    signature_expressions: withinLimits(analysis.signature_expressions),
    emoji_usage_preference: analysis.emoji_usage,
    average_sentence_length: analysis.sentence_length,
    humor_usage: analysis.humor_usage,
    question_usage: analysis.question_usage,
    writing_style_tone: analysis.tone,
    writing_style_formality: analysis.formality_level,
    directness_level: analysis.directness_level,
    confidence_level: analysis.confidence_level,
    energy_level: analysis.energy_level,
  };
}

/** An entry that is blank or too long is left out, as is what the list has no room for: half of an expression is not the user's. */
function withinLimits(items: readonly string[]): string[] {
  let room: number = PREFERENCE_LIMITS.list;
  return items
    .filter((item) => item.trim() !== '' && item.length <= PREFERENCE_LIMITS.listItem)
    .slice(0, PREFERENCE_LIMITS.listItems)
    .filter((item) => (room -= item.length) >= 0);
}

/** The profile's data on an analysis besides its settings (VOICE-10). @param analysedAt ISO instant */
export function personalizationOf(
  analysis: StyleAnalysis,
  analysedAt: string,
): WritingProfile['personalization_data'] {
  return {
    last_analysis: analysedAt,
    analysis_insights: withinLimits(analysis.insights),
    learning_summary: firstCharacters(analysis.learning_summary, PREFERENCE_LIMITS.text),
  };
}
