import { ANALYSED_FIELDS, type AnalysedField } from '@drumbeat/domain';

/** Fields that an analysis derives from the tone (VOICE-10): without its tone they have no author. */
const COMES_WITH_THE_TONE: readonly AnalysedField[] = ['writing_style_formality', 'question_usage'];

/**
 * The fields that an analysis has to leave alone: how a person wants to sound counts for more than how they did.
 * @param differing fields that the analysis would have otherwise than they are
 * @param byHand fields that a person was the last to change
 */
export function fieldsToKeep(differing: readonly string[], byHand: ReadonlySet<string>): AnalysedField[] {
  const isToneKept = byHand.has('writing_style_tone') && differing.includes('writing_style_tone');
  return ANALYSED_FIELDS.filter(
    (field) =>
      differing.includes(field) && (byHand.has(field) || (isToneKept && COMES_WITH_THE_TONE.includes(field))),
  );
}
