import { isStopWord, MONTH_NAMES, sentencesOf } from '@drumbeat/domain';
import { capitalized } from '../phrase.js';

/** These show a noun; without one "suche" and "fragen" may be verbs. */
const BEFORE_NOUN =
  /(?<![\p{L}])(?:der|die|das|den|dem|des|(?:k|m|d|s)?eine?[mnrs]?|unsere?[mnrs]?|ihre?[mnrs]?|diese[mnrs]?|jede[mnrs]?|alle[nr]?|viele[nr]?|zum|zur|vom|im|am|beim|\p{N}+)\s(?:\p{Ll}+e[nrsm]?\s)?$/iu;

const MONTHS: ReadonlySet<string> = new Set(MONTH_NAMES.de.map((name) => name.toLowerCase()));

/**
 * German notes that were typed small, with the capitals of the nouns that their author writes with one wherever they stand within
 * a sentence, and never without. Other words stay as they were typed: which of them are nouns is not known.
 * @param own the author's posts and profile
 */
export function withOwnCapitals(notes: string, own: readonly string[]): string {
  const nouns = nounsOf(own);
  return notes.replace(
    /(?<![\p{L}\p{M}\p{N}#@/.-])\p{Ll}[\p{L}\p{M}]{2,}(?![\p{L}\p{M}@]|\.\p{L})/gu,
    (word, at: number) => {
      if (MONTHS.has(word)) return capitalized(word);
      const isNoun = BEFORE_NOUN.test(notes.slice(Math.max(0, at - 30), at));
      return isNoun ? (nouns.get(word) ?? word) : word;
    },
  );
}

/** By their form in small letters. */
function nounsOf(own: readonly string[]): ReadonlyMap<string, string> {
  const nouns = new Map<string, string>();
  const small = new Set<string>();
  for (const sentence of own.flatMap((text) => sentencesOf(text))) {
    for (const [word] of sentence.matchAll(/(?<=[\p{L}\p{N},;–-]\s)\p{L}[\p{L}\p{M}]{2,}/gu)) {
      if (/^\p{Ll}/u.test(word)) small.add(word);
      else if (/^\p{Lu}\p{Ll}+$/u.test(word) && !isStopWord(word.toLowerCase(), 'de'))
        nouns.set(word.toLowerCase(), word);
    }
  }
  for (const word of small) nouns.delete(word);
  return nouns;
}
