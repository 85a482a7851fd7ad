import { countWords, type PostLanguage } from '@drumbeat/domain';
import { writtenSentences } from '../../../reading/sentences/written-sentences.js';
import { isEmpty } from './empty-sentences.js';
import { withoutFillers } from './fillers.js';
import { restates } from './least.js';
import { wordsOf } from '../sentence-signs.js';

const FILLER_WORDS_MAX = 2;

interface Freeing {
  /** True where a sentence that says nothing new goes. */
  readonly isShorter: boolean;
  /** True where long forms are no fillers. */
  readonly keepsLonger: boolean;
  /** The sentences of the whole text by their words: no freed one may be the same as another. */
  readonly said: Set<string>;
}

/** A sentence by its words. */
export const saidKey = (sentence: string): string => wordsOf(sentence).join(' ');

/** Behind it the notes had more, which the draft has set before. */
export function stoodWithin(sentence: string, notes: string | null): boolean {
  const said = writtenSentences(notes ?? '').map(saidKey);
  return said.slice(0, -1).includes(saidKey(sentence)) && said.at(-1) !== saidKey(sentence);
}

/**
 * The sentences without their fillers. "Nails fail. As I said, nails fail.": what is left of the second stands there already, so a shorter text
 * loses it, and a plainer one keeps it as it was said.
 */
export function freedSentences(
  given: readonly string[],
  language: PostLanguage,
  { isShorter, keepsLonger, said }: Freeing,
): string[] {
  // "Bon voilà." is a filler with a full stop.
  const sentences = given.filter(
    (sentence) => countWords(sentence) > FILLER_WORDS_MAX || !isEmpty(sentence, language),
  );
  const freed = sentences.map((sentence, index) => {
    const left = withoutFillers(sentence, language, { keepsLonger });
    const key = saidKey(left);
    const isBehindIt = saidKey(sentences[index - 1] ?? '') === key;
    if (key === saidKey(sentence) || !said.has(key) || (isShorter && isBehindIt)) {
      said.add(key);
      return left;
    }
    return sentence;
  });
  const isSaidTwice = freed.map(
    (sentence, index) =>
      sentence !== sentences[index] &&
      (sentence === freed[index - 1] || restates(sentence, freed.slice(index - 1, index), language)),
  );
  if (!isShorter)
    return freed.map((sentence, index) =>
      isSaidTwice[index] === true ? (sentences[index] ?? '') : sentence,
    );
  return freed.filter(
    (sentence, index) =>
      isSaidTwice[index] !== true && !goesOn(sentence, freed[index + 1], sentences[index + 1]),
  );
}

/** "Item 12 was the thruster. As I said, item 12 was the thruster, and it was dead": the second says what the first one does. */
function goesOn(sentence: string, next: string | undefined, nextAsGiven: string | undefined): boolean {
  const said = sentence.trim().replace(/[.!…]+$/u, '');
  return (
    next !== undefined &&
    next !== nextAsGiven &&
    said.includes(' ') &&
    next.startsWith(said) &&
    /^[,;:–—]|^\s\p{L}/u.test(next.slice(said.length))
  );
}
