import { cutWithDots } from '@drumbeat/domain';
import { alignWords, type AlignedWords } from './aligned-words.js';
import { type ComparedText, hasPhrase, placeOf, readText, type TextWord } from './compared-text.js';
import { type ComparedDraft, EVIDENCE_MAX, type EditTrace } from './edit-trace.js';

/** Words of a phrase within a sentence, and of a sentence that is a phrase as a whole. */
const PHRASE_WORDS_MAX = 6;
const SENTENCE_WORDS_MAX = 9;
/** Words on either side of a replacement; more is a passage written anew. */
const REPLACED_WORDS_MAX = 3;
/** Letters of a phrase of one word. */
const SINGLE_LETTERS_MIN = 5;
/** Characters of either side of a rule; what is longer is nobody's turn of phrase. */
const PHRASE_CHARACTERS_MAX = 200;

/** A draft beside its post. */
export interface TextPair {
  readonly before: ComparedText;
  readonly after: ComparedText;
  readonly aligned: AlignedWords;
}

export function textPair({ written, posted }: Pick<ComparedDraft, 'written' | 'posted'>): TextPair {
  const [before, after] = [readText(written), readText(posted)];
  const keys = (text: ComparedText) => text.words.map(({ key }) => key);
  return { before, after, aligned: alignWords(keys(before), keys(after)) };
}

/** The phrases that were cut, added and replaced, each once. */
export function phraseEdits(pair: TextPair, alsoWritten: readonly string[]): EditTrace[] {
  const others = alsoWritten.map(readText);
  return [
    ...cutPhrases(pair),
    ...addedPhrases(pair).filter(({ key }) => !others.some((text) => hasPhrase(text, key))),
    ...replacedPhrases(pair),
  ].filter((edit) => [edit.key, edit.phrase, edit.instead].every(isShort));
}

const isShort = (text: string) => text.length <= PHRASE_CHARACTERS_MAX;

function cutPhrases(pair: TextPair): EditTrace[] {
  const { before, after, aligned } = pair;
  const isCut = (index: number) => (aligned.keptAs[index] ?? -1) < 0;
  return phrasesOf(before, isCut)
    .filter(({ key }) => !hasPhrase(after, key))
    .map(({ key, phrase, first }) => {
      const sentence = before.words[first]?.sentence ?? 0;
      return {
        kind: 'cut_phrase',
        key,
        phrase,
        instead: '',
        measure: null,
        before: sentenceOf(before, sentence),
        after: likeOf(pair, sentence),
        place: placeOf(before, sentence),
      };
    });
}

function addedPhrases({ before, after, aligned }: TextPair): EditTrace[] {
  return phrasesOf(after, (index) => aligned.isAdded[index] ?? false)
    .filter(({ key, words }) => words > 1 && !hasPhrase(before, key))
    .map(({ key, phrase, first }) => {
      const sentence = after.words[first]?.sentence ?? 0;
      return {
        kind: 'added_phrase',
        key,
        phrase,
        instead: '',
        measure: null,
        before: null,
        after: sentenceOf(after, sentence),
        place: placeOf(after, sentence),
      };
    });
}

function replacedPhrases({ before, after, aligned }: TextPair): EditTrace[] {
  const found = new Map<string, EditTrace>();
  for (const { cut, added } of aligned.differences) {
    const [from, to] = [before.words.slice(cut.start, cut.end), after.words.slice(added.start, added.end)];
    if (![from, to].every(isReplaceable)) continue;
    const [key, instead] = [keyOf(from), keyOf(to)];
    if (from.every(({ isFunctionWord }) => isFunctionWord) || hasPhrase(after, key)) continue;
    const [sentence, other] = [from[0]?.sentence ?? 0, to[0]?.sentence ?? 0];
    found.set(`${key}\n${instead}`, {
      kind: 'replaced_phrase',
      key: `${key} > ${instead}`,
      phrase: spelling(before, from),
      instead: spelling(after, to),
      measure: null,
      before: sentenceOf(before, sentence),
      after: sentenceOf(after, other),
      place: placeOf(before, sentence),
    });
  }
  return [...found.values()];
}

function isReplaceable(words: readonly TextWord[]): boolean {
  return (
    words.length > 0 &&
    words.length <= REPLACED_WORDS_MAX &&
    words.every(({ sentence }) => sentence === words[0]?.sentence) &&
    isOwnAndNoFigure(words)
  );
}

interface FoundPhrase {
  readonly key: string;
  readonly phrase: string;
  readonly words: number;
  /** Index of its first word. */
  readonly first: number;
}

/** Stretches of one sentence whose words that say something are all concerned, and short sentences that are as a whole. */
function phrasesOf(text: ComparedText, isConcerned: (index: number) => boolean): FoundPhrase[] {
  const found = new Map<string, FoundPhrase>();
  let first = 0;
  text.sentences.forEach((sentence, at) => {
    const words = text.words.slice(first, first + sentence.words.length);
    const isWhole =
      words.every(({ isFunctionWord }, index) => isFunctionWord || isConcerned(first + index)) &&
      words.some((_, index) => isConcerned(first + index));
    if (isWhole && words.length <= SENTENCE_WORDS_MAX && isTelling(words) && isOwnAndNoFigure(words)) {
      const key = keyOf(words);
      if (!found.has(key)) {
        found.set(key, {
          key,
          phrase: withoutEmoji(text.sentences[at]?.text ?? ''),
          words: words.length,
          first,
        });
      }
    }
    for (let start = 0; start < words.length; start += 1) {
      for (let end = start + 1; end <= Math.min(words.length, start + PHRASE_WORDS_MAX); end += 1) {
        const part = words.slice(start, end);
        const isAllConcerned = part.every(
          ({ isFunctionWord }, index) => isFunctionWord || isConcerned(first + start + index),
        );
        if (!isAllConcerned || part[0]?.isFunctionWord || part.at(-1)?.isFunctionWord) continue;
        if (!isTelling(part) || !isOwnAndNoFigure(part)) continue;
        const key = keyOf(part);
        if (!found.has(key)) {
          found.set(key, { key, phrase: spelling(text, part), words: part.length, first: first + start });
        }
      }
    }
    first += sentence.words.length;
  });
  return [...found.values()];
}

/** "Let that sink in" says something, though none of its words does alone. */
function isTelling(words: readonly TextWord[]): boolean {
  if (words.length > 1) return words.length > 2 || words.some(({ isFunctionWord }) => !isFunctionWord);
  const [word] = words;
  return word !== undefined && !word.isFunctionWord && word.key.length >= SINGLE_LETTERS_MIN;
}

/** What others say, and figures, belong to one post. */
const isOwnAndNoFigure = (words: readonly TextWord[]) =>
  words.every(({ isQuoted, key }) => !isQuoted && !/\p{N}/u.test(key));

const keyOf = (words: readonly TextWord[]) => words.map(({ key }) => key).join(' ');

function spelling({ sentences }: ComparedText, words: readonly TextWord[]): string {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return '';
  return (sentences[first.sentence]?.text ?? '').slice(first.start, last.end);
}

const withoutEmoji = (text: string) =>
  text.replace(/[\p{Emoji_Presentation}\p{ExtPict}\uFE0F\u200D]+/gu, '').trim();

const sentenceOf = ({ sentences }: ComparedText, index: number) =>
  cutWithDots(sentences[index]?.text ?? '', EVIDENCE_MAX);

/** What became of a sentence: the one that keeps most of its words; null where nothing is left of it. */
function likeOf({ before, after, aligned }: TextPair, sentence: number): string | null {
  const kept = new Map<number, number>();
  before.words.forEach((word, index) => {
    const other = after.words[aligned.keptAs[index] ?? -1]?.sentence;
    if (word.sentence === sentence && other !== undefined) kept.set(other, (kept.get(other) ?? 0) + 1);
  });
  const [best] = [...kept].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return best === undefined ? null : sentenceOf(after, best[0]);
}
