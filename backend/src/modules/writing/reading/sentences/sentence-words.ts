import { isStopWord, POST_LANGUAGES, sentenceRanges, type TextRange } from '@drumbeat/domain';
import { DAYS_AND_MONTHS } from '../times/calendar-names.js';
import { perText } from '../words/per-text.js';

const WORD_HEAD = 5;
const LONG = /[\p{L}\p{M}]{4,}/gu;

/** "310 € le samedi": short sentences are known by their figures. */
const FIGURES = /(?<![\p{L}\p{N}])\p{N}[\p{N}.,h:\u00a0\u202f]*\p{N}/gu;

/** What a sentence is about, as far as its words tell: the first letters of its words of content, and its figures. */
export type SentenceWords = ReadonlySet<string>;

const wordsIn = (text: string): SentenceWords =>
  new Set([
    ...(text.toLowerCase().match(LONG) ?? [])
      // When something happened is not what it was.
      .filter(
        (word) =>
          !DAYS_AND_MONTHS.has(word) && !POST_LANGUAGES.some((language) => isStopWord(word, language)),
      )
      .map((word) => word.slice(0, WORD_HEAD)),
    ...(text.match(FIGURES) ?? []),
  ]);

/** The words of the sentence around a place, without those of the place. */
export function wordsAround(text: string, place: TextRange): SentenceWords {
  const { start, end } = sentenceRanges(text).find(
    (sentence) => sentence.start <= place.start && place.start < sentence.end,
  ) ?? { start: 0, end: text.length };
  return wordsIn(`${text.slice(start, Math.max(start, place.start))} ${text.slice(place.end, end)}`);
}

const sentencesOfText = perText((text: string) =>
  sentenceRanges(text).map(({ start, end }) => {
    const sentence = text.slice(start, end);
    return { sentence, words: wordsIn(sentence) };
  }),
);

/** The sentences of the texts with their words. */
export const sentencesInWords = (texts: readonly string[]) => texts.flatMap(sentencesOfText);

/** How many words two sentences have in common. */
export const sharedWords = (a: SentenceWords, b: SentenceWords) =>
  [...a].filter((word) => b.has(word)).length;
