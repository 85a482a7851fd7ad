import { lengthInCodePoints, sentencesOf } from '@drumbeat/domain';
import { tidyPhrase } from '../phrase.js';

const WORDS_MIN = 4;
/** A quotation stands in a hook, beside other words. */
const QUOTE_MAX = 90;

/** A line of a list of things to do has no story yet. */
const TO_DO =
  /^(?:to-?do|ask|call|write|check|mail|email|send|buy|remember|frag\w*|ruf\w*|anrufen|schreib\w*|prüf\w*|demander|appeler|vérifier|écrire|preguntar|llamar|revisar|escribir)\b/iu;

/**
 * The sentence of a text that asks most for its story, whole and without its full stop: the first one with a figure, else the first
 * one, of those that begin a line, because others may lean on the one before them; null where each of them is too long, too short, or has quotation marks or addresses of its own.
 */
export function quotableSentence(text: string): string | null {
  const sentences = text
    .split('\n')
    .flatMap((line) => sentencesOf(line, { keepsMarks: true }).slice(0, 1))
    .filter((sentence) => !TO_DO.test(sentence))
    .filter((sentence) => !/https?:|www\.|[#@{}[\]"“”„«»?]/u.test(sentence))
    .map(tidyPhrase)
    .filter(
      (sentence) => lengthInCodePoints(sentence) <= QUOTE_MAX && sentence.split(/\s+/u).length >= WORDS_MIN,
    );
  return sentences.find((sentence) => /\p{N}/u.test(sentence)) ?? sentences[0] ?? null;
}
