import { countWords, LANGUAGE_WORDS_MIN, shownLanguage, type PostLanguage } from '@drumbeat/domain';
import type { DraftWritingRequest } from '../../draft-writer.service.js';
import type { ReviewContext } from '../review-context.js';

const NAMES: Readonly<Record<PostLanguage, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
};

/** "Auf Englisch, bitte": whoever names a language may want another one. */
const NAMES_LANGUAGE =
  /(?<!\p{L})(?:translat\p{L}*|übersetz\p{L}*|tradui\p{L}*|traduc\p{L}*|english|german|french|spanish|englisch\p{L}*|deutsch\p{L}*|französisch\p{L}*|spanisch\p{L}*|anglais\p{L}*|allemande?|française?|espagnole?|inglés|alemán|francés|español)(?!\p{L})/iu;

/**
 * What is wrong with an answer that is in another language than all that its author gave, as text for models and people; null where it is in
 * one of theirs, or shows none. Notes in a second language may become a post in either.
 */
export function otherLanguageProblem(
  answer: string,
  { instructions, previous_text, selection }: DraftWritingRequest,
  { material, ownPosts }: ReviewContext,
): string | null {
  if (NAMES_LANGUAGE.test(instructions ?? '') || countWords(answer) < LANGUAGE_WORDS_MIN) return null;
  const written = shownLanguage(answer);
  if (written === null) return null;
  // A text that is there is rewritten in its own language.
  const present = previous_text === null ? null : shownLanguage(selection ?? previous_text);
  const given =
    present === null
      ? [material.join('\n'), ...material, ...ownPosts].flatMap((text) => shownLanguage(text) ?? [])
      : [present];
  const [first] = given;
  if (first === undefined || given.includes(written)) return null;
  return `The answer is in ${NAMES[written]}, but what the author gave is in ${NAMES[first]}. Write the same in ${NAMES[first]}.`;
}
