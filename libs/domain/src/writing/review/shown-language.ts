import { isStopWord, POST_LANGUAGES, type PostLanguage } from '../../voice/stop-words.js';

/** A short text has few function words at all; in a longer one, a single one may be a foreign word ("die" in English). */
const SHORT = 8;

/** The language that a text shows by its function words; null where none leads, as in a language that is not known here. */
export function shownLanguage(text: string): PostLanguage | null {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const hits = POST_LANGUAGES.map((language) => ({
    language,
    count: words.filter((word) => isStopWord(word, language)).length,
  })).sort((a, b) => b.count - a.count);
  const [best, next] = hits;
  if (best === undefined || next === undefined || best.count === next.count) return null;
  const needed = words.length <= SHORT ? 1 : Math.max(2, words.length * 0.12);
  return best.count >= needed ? best.language : null;
}
