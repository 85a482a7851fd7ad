import { countWords, POST_LANGUAGES, sentenceRanges, sentencesOf, type TextRange } from '@drumbeat/domain';
import { plain } from '../../reading/words/word-patterns.js';
import { topicStems } from '../topic-stems.js';
import { partOf } from './declined.rules.js';
import { REFUSAL_WORDS, WARNS } from './refusal.words.js';

/** A refusal is short. */
const WORDS_MAX = 110;
/** How much of what was to be written anew a refusal has: it names its subject. */
const SHARED_SHARE = 0.25;
/** A text with fewer words of content may be said in others. */
const MATTER_MIN = 3;

/**
 * True where an answer that is to take the place of a text declines to write, and has hardly a word or a figure of it; a name of it proves
 * nothing. A text whose author declines is told anew so.
 */
export function declinesRewrite(answer: string, rewritten: string): boolean {
  const [own, old] = [plain(answer), plain(rewritten)];
  if (countWords(own) > WORDS_MAX || old.trim() === '' || sharesFigure(own, old)) return false;
  if (sentencesOf(old).some(isDeclining)) return false;
  const sentences = sentencesOf(own).filter((sentence) => /\p{L}/u.test(sentence));
  if (!sentences.some(isDeclining)) return false;
  const [stems, known] = [new Set(topicStems(own)), new Set(topicStems(old))];
  const shared = [...stems].filter((stem) => known.has(stem)).length;
  if (known.size < MATTER_MIN)
    return shared === 0 && !sentences.every((sentence) => parts(sentence).includes('tells'));
  return shared <= stems.size * SHARED_SHARE && shared < known.size;
}

/** Sentences of a text written anew that decline to go on, without a word of what they stand for. */
export function declinedIn(text: string, rewritten: string): TextRange[] {
  if (rewritten.trim() === '') return [];
  const known = new Set(topicStems(plain(rewritten)));
  if (sentencesOf(plain(rewritten)).some(breaksOff)) return [];
  return sentenceRanges(text)
    .filter(({ start, end }) => {
      const sentence = plain(text.slice(start, end));
      return breaksOff(sentence) && !topicStems(sentence).some((stem) => known.has(stem));
    })
    .map(({ start, end }) => ({ start, end }));
}

const parts = (sentence: string) => POST_LANGUAGES.map((language) => partOf(sentence, language));
const isDeclining = (sentence: string) => parts(sentence).includes('declines');

/** The same, or with a reason that somebody gives who leaves a thing out. */
const breaksOff = (sentence: string) =>
  isDeclining(sentence) ||
  POST_LANGUAGES.some((language) => {
    const { self, limit, reason } = REFUSAL_WORDS[language];
    return (
      [self, limit].every((sign) => sign.test(sentence)) &&
      [reason, WARNS[language]].some((sign) => sign.test(sentence))
    );
  });

function sharesFigure(words: string, old: string): boolean {
  const known = new Set(old.match(/\p{N}+/gu));
  return (words.match(/\p{N}+/gu) ?? []).some((figure) => known.has(figure));
}
