import { firstCharacters, isStopWord, readPosts, type ReadSentence } from '@drumbeat/domain';

/** Posts end at 3,000 characters; of a longer text its beginning is compared. */
const CHARACTERS_MAX = 4_000;
/** Words of a text: the comparison of two takes the product of both. */
const WORDS_MAX = 700;

/** Where something stands in a text. */
export type EditPlace = 'opening' | 'within' | 'close';

/** A word of a text, in the order of the text. */
export type TextWord = ReadSentence['words'][number] & {
  /** Index of its sentence. */
  readonly sentence: number;
  /** True for one that says nothing by itself. */
  readonly isFunctionWord: boolean;
};

/** A text as edits are looked for in it: case, punctuation, quotes, emoji and hashtags are no words. */
export interface ComparedText {
  readonly text: string;
  readonly sentences: readonly ReadSentence[];
  readonly words: readonly TextWord[];
  /** The words of each sentence in one line, between blanks, to be searched for phrases. */
  readonly lines: readonly string[];
}

export function readText(whole: string): ComparedText {
  const text = firstCharacters(whole, CHARACTERS_MAX);
  const sentences: ReadSentence[] = [];
  const words: TextWord[] = [];
  for (const sentence of readPosts([text])[0]?.sentences ?? []) {
    if (words.length + sentence.words.length > WORDS_MAX) break;
    for (const word of sentence.words) {
      const isFunctionWord = isStopWord(word.key, sentence.language);
      words.push({ ...word, sentence: sentences.length, isFunctionWord });
    }
    sentences.push(sentence);
  }
  const lines = sentences.map((sentence) => ` ${sentence.words.map(({ key }) => key).join(' ')} `);
  return { text, sentences, words, lines };
}

/** @param key words in lower case, one blank between them */
export function hasPhrase({ lines }: ComparedText, key: string): boolean {
  return lines.some((line) => line.includes(` ${key} `));
}

/** Of a text of one sentence that sentence is its opening. */
export function placeOf({ sentences }: ComparedText, sentence: number): EditPlace {
  if (sentence === 0) return 'opening';
  return sentence === sentences.length - 1 ? 'close' : 'within';
}
