import { cleanPostText, wordsOfMaterial } from '@drumbeat/domain';
import type { DraftWritingRequest } from '../../draft-writer.service.js';
import { tidyPhrase } from '../phrase.js';
import { QUOTATION_MARKS } from '../quotation-marks.js';
import { ownMaterialOf } from './compose-draft.js';
import { DRAFT_TEXTS, WITHOUT_SUBJECT } from './draft.texts.js';

/** A longer one is no subject, and a phrase is never cut. */
const SUBJECT_MAX = 80;
const SUBJECT_WORDS_MAX = 16;

/** What a ghost-writer asks: what the author saw, what others get wrong, and why it matters; in the author's language. */
export function composeQuestions(request: DraftWritingRequest): string[] {
  // The application speaks English to those whose language the writer does not know.
  const language = ownMaterialOf(request).language ?? 'en';
  const { seen, wrong, matters } = DRAFT_TEXTS[language];
  const { source } = request;
  const subject =
    source.kind === 'notes' ? tidyPhrase(cleanPostText(source.notes)).replace(/["“”„«»]/gu, '') : '';
  const [open, close] = QUOTATION_MARKS[language];
  const isNamed =
    /[\p{L}\p{N}]/u.test(subject) &&
    subject.length <= SUBJECT_MAX &&
    wordsOfMaterial(subject) < SUBJECT_WORDS_MAX;
  return [
    isNamed ? seen.replace('{subject}', () => `${open}${subject}${close}`) : WITHOUT_SUBJECT[language],
    wrong,
    matters,
  ];
}
