import {
  ANALYSED_FIELDS,
  defaultWritingProfile,
  FORMALITY_BY_TONE,
  QUESTION_USAGE_BY_TONE,
  type AnalysedField,
  type Tone,
  type WritingProfile,
} from '@drumbeat/domain';

/**
 * The fields that an analysis has to leave alone: how a person wants to sound counts for more than how they did.
 * @param differing fields that the analysis would have otherwise than they are
 * @param byHand fields that a person was the last to change
 */
export function fieldsToKeep(differing: readonly string[], byHand: ReadonlySet<string>): AnalysedField[] {
  return ANALYSED_FIELDS.filter((field) => differing.includes(field) && byHand.has(field));
}

/** What comes with a tone (VOICE-3). */
type OfTone = Pick<WritingProfile, 'writing_style_formality' | 'question_usage'>;

const ofTone = (tone: Tone): OfTone => ({
  writing_style_formality: FORMALITY_BY_TONE[tone],
  question_usage: QUESTION_USAGE_BY_TONE[tone],
});

/**
 * What a proven tone brings where the posts themselves do not tell it. It comes without evidence, so it replaces nothing but the
 * default and what an earlier tone brought, and nothing at all where a person wants another tone.
 * @param found fields that the analysis proved
 */
export function broughtByTone(
  found: Partial<WritingProfile>,
  before: WritingProfile,
  byHand: ReadonlySet<string>,
): Partial<OfTone> {
  const tone = found.writing_style_tone;
  if (tone === undefined || (byHand.has('writing_style_tone') && tone !== before.writing_style_tone))
    return {};
  const [usual, earlier, brought] = [
    defaultWritingProfile(),
    ofTone(before.writing_style_tone),
    ofTone(tone),
  ];
  const isFree = (name: keyof OfTone) =>
    !(name in found) && !byHand.has(name) && [usual[name], earlier[name]].includes(before[name]);
  return {
    ...(isFree('writing_style_formality')
      ? { writing_style_formality: brought.writing_style_formality }
      : {}),
    ...(isFree('question_usage') ? { question_usage: brought.question_usage } : {}),
  };
}

/** True where a person chose another tone and the formality is the one that it brings: nobody chose that by itself. */
export const hasFormalityOfNewTone = (before: WritingProfile, after: WritingProfile): boolean =>
  before.writing_style_tone !== after.writing_style_tone &&
  after.writing_style_formality === FORMALITY_BY_TONE[after.writing_style_tone];
