import { isStopWord, type PostLanguage } from '@drumbeat/domain';
import { wordsOf } from '../sentence-signs.js';
import type { PerLanguage } from '../../../reading/words/per-language.js';

/** Longer sentences share a word by chance. */
const PAIRED_WORDS_MAX = 12;

/** "Then she asked when the patient had come.": what follows is the answer. */
const ASKED =
  /(?<!\p{L})(?:asked|asks|gefragt|fragte?n?|fragt|demand(?:e|é|ait)|pregunt(?:a|ó|é|aron)|wanted to know|wollten? wissen)(?!\p{L})[^.?!]*(?<!\p{L})(?:when|where|how|what|who|why|which|whether|wann|wo|wie|was|wer|warum|welche[nrs]?|quand|où|comment|combien|pourquoi|cuándo|dónde|cómo|qué|quién|cuánt[oa]s?)(?!\p{L})[^?]*[.!]?$/iu;

/** "A fridge cools things. A reefer keeps things": two sentences that say one thing, so that neither stands without the other. */
export function isPaired(next: string, sentence: string, language: PostLanguage): boolean {
  if (ASKED.test(sentence)) return true;
  const [words, before] = [wordsOf(next), wordsOf(sentence)];
  if (words.length > PAIRED_WORDS_MAX || before.length > PAIRED_WORDS_MAX) return false;
  // "A fridge …. A reefer …."
  if (/^(?:an?|eine?|une?|una)$/u.test(words[0] ?? '') && words[0] === before[0]) return true;
  const tells = (word: string) => word.length > 3 && !isStopWord(word, language);
  const isSaying = (word: string) => SAYS[language].test(word);
  return words.some((word) => (tells(word) || isSaying(word)) && before.includes(word));
}

const SAYS: PerLanguage<RegExp> = {
  en: /^(?:sa(?:y|ys|id)|thinks?|thought|claim(?:s|ed)?)$/u,
  de: /^(?:sag(?:t|te|en|ten)|mein(?:t|te|en|ten)|behaupte\p{L}*|denkt|dachte)$/u,
  fr: /^(?:dit|disait|disent|pense|pensait)$/u,
  es: /^(?:dice|dijo|decía|dicen|piensa|pensaba)$/u,
};
