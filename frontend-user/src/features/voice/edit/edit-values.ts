import { inFigures, PREFERENCE_LIMITS, type WritingProfile } from '@drumbeat/domain';
import type { PreferencesChange, WritingProfileRow } from '../../../entities/types';
import { tooLongProblem } from '../../../lib/text/too-long.rules';

/** What the page can edit, without the parts within parts; the pillars, the training posts and what is measured have their own places. */
export type EditValues = Omit<
  WritingProfile,
  'content_pillars' | 'editing_patterns' | 'onboarding_data' | 'cta_preferences' | 'personalization_data'
> & {
  cta_frequency: WritingProfile['cta_preferences']['frequency'];
  learning_summary: string;
  analysis_insights: string[];
};

export type EditField = keyof EditValues;

/** The fields of one kind of value. */
export type FieldOf<Value> = {
  [Field in EditField]: EditValues[Field] extends Value ? Field : never;
}[EditField];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const valuesOf = (profile: WritingProfileRow): EditValues => ({
  frequently_used_words: profile.frequently_used_words,
  industry_jargon: profile.industry_jargon,
  signature_expressions: profile.signature_expressions,
  structural_patterns: profile.structural_patterns,
  tone_markers: profile.tone_markers,
  formatting_preferences: profile.formatting_preferences,
  post_type_preferences: profile.post_type_preferences,
  never_use_phrases: profile.never_use_phrases,
  preferred_hooks: profile.preferred_hooks,
  denied_habits: profile.denied_habits,
  content_goals: profile.content_goals,
  voice_attributes: profile.voice_attributes,
  preferred_content_types: profile.preferred_content_types,
  emoji_usage_preference: profile.emoji_usage_preference,
  humor_usage: profile.humor_usage,
  question_usage: profile.question_usage,
  cta_frequency: profile.cta_preferences.frequency,
  average_sentence_length: profile.average_sentence_length,
  content_length_preference: profile.content_length_preference,
  // It is kept as a word among others, and stands by itself here.
  storytelling_style: capital(profile.storytelling_style),
  writing_style_tone: profile.writing_style_tone,
  target_audience: profile.target_audience,
  primary_goal: profile.primary_goal,
  default_dashboard_view: profile.default_dashboard_view,
  directness_level: profile.directness_level,
  confidence_level: profile.confidence_level,
  energy_level: profile.energy_level,
  writing_style_formality: profile.writing_style_formality,
  learning_summary: profile.personalization_data.learning_summary,
  analysis_insights: profile.personalization_data.analysis_insights,
  email_notifications: profile.email_notifications,
  content_reminders: profile.content_reminders,
  weekly_insights: profile.weekly_insights,
  marketing_emails: profile.marketing_emails,
});

/** Spaces around a text are no difference. */
export const isSame = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string'
    ? one.trim() === other.trim()
    : JSON.stringify(one) === JSON.stringify(other);

/** The given values in the API's format, as a change of this profile. */
export function changeOf(
  { cta_frequency, learning_summary, analysis_insights, ...values }: Partial<EditValues>,
  { version, personalization_data }: WritingProfileRow,
): PreferencesChange {
  const learned = {
    ...(learning_summary === undefined ? {} : { learning_summary }),
    ...(analysis_insights === undefined ? {} : { analysis_insights }),
  };
  return {
    ...values,
    ...(cta_frequency === undefined ? {} : { cta_preferences: { frequency: cta_frequency } }),
    ...(Object.keys(learned).length === 0
      ? {}
      : { personalization_data: { ...personalization_data, ...learned } }),
    version,
  };
}

/** The field that an API's name means: `cta_preferences.frequency`, `personalization_data.learning_summary`, `industry_jargon`. */
export function fieldNamed(name: string, fields: readonly EditField[]): EditField | null {
  const own =
    name === 'cta_preferences.frequency' ? 'cta_frequency' : name.replace(/^personalization_data\./u, '');
  return fields.find((field) => own === field || own.startsWith(`${field}.`)) ?? null;
}

const { listItems, listItem, list, text: LONG_TEXT } = PREFERENCE_LIMITS;
const LONG: ReadonlySet<EditField> = new Set<EditField>([
  'target_audience',
  'learning_summary',
  'analysis_insights',
]);

/** Why the server would not take it; undefined where it would. */
export function problemOf(field: EditField, value: EditValues[EditField]): string | undefined {
  const most = LONG.has(field) ? LONG_TEXT : listItem;
  if (typeof value === 'string') return tooLongProblem(value.trim(), most);
  if (!Array.isArray(value)) return undefined;
  if (value.length > listItems) return `At most ${listItems} entries: remove ${value.length - listItems}`;
  const long = value.find((entry) => entry.length > most);
  if (long !== undefined)
    return `An entry has at most ${inFigures(most)} characters: “${long.slice(0, 30)}…” is longer`;
  return tooLongProblem(value.join(''), list);
}
