import { isStopWord, type PostLanguage } from '../language/stop-words.js';
import type { ReadPost, ReadSentence } from '../reading/read-posts.js';
import { isCommonCompound, isCommonWord } from './common-words.js';
import { byCodeUnits, mostUsual } from './most-usual.js';

/** Sizes of the lists and their criteria (VOICE-9). */
const FREQUENT_WORDS_MAX = 10;
const FREQUENT_LETTERS_ABOVE = 2;
const JARGON_MAX = 8;
const JARGON_LETTERS_ABOVE = 6;
/** A word used only once is not frequent, however few the posts are. */
const REPEATED = 2;
/** A term that only one post needs belongs to its subject. */
const JARGON_POSTS_MIN = 2;
/** Shorter words are too often names and sounds. */
const SHORT_TERM_LETTERS_MIN = 3;

export interface CountedWord {
  /** In the user's spelling within a sentence: lower case if it ever is, so that only names and nouns keep their capital. */
  readonly text: string;
  readonly key: string;
  /** As it was written, inflected forms among them, with their number. */
  readonly forms: ReadonlyMap<string, number>;
  readonly count: number;
}

/** Top 10 of the words with more than 2 letters that are not stop words and occur at least twice (VOICE-9). */
export function frequentWords(posts: readonly ReadPost[], weights: readonly number[] = []): CountedWord[] {
  return repeatedWords(posts, weights, wordsOf)
    .filter(({ text }) => letters(text) > FREQUENT_LETTERS_ABOVE)
    .slice(0, FREQUENT_WORDS_MAX);
}

/**
 * Up to 8 words of a trade (VOICE-9): of more than 6 letters, used at least twice and in two posts, and not among the commonest
 * of the language; acronyms; and shorter words that are rare. Names, numbers and words of signature phrases are none. One that
 * always has the same word beside it comes with it: "scope creep". Those in most posts come first.
 */
export function jargon(
  posts: readonly ReadPost[],
  weights: readonly number[] = [],
  phrases: readonly string[] = [],
): CountedWord[] {
  const isOfPhrase = wordsOfPhrases(phrases);
  const terms = repeatedWords(posts, weights, termsOf).filter(
    (word) => word.posts >= JARGON_POSTS_MIN && isTerm(word) && !isOfPhrase(word.key),
  );
  const keys = new Set(terms.map(({ key }) => key));
  const isPlural = (key: string) =>
    /(?:s|n)$/u.test(key) && [1, 2].some((end) => keys.has(key.slice(0, -end)));
  const bases = germanBases(posts);
  return terms
    .filter(({ key }) => !isPlural(key))
    .map((term) => uninflected(term, bases))
    .filter(({ key }, at, all) => all.findIndex((other) => other.key === key) === at)
    .sort((a, b) => b.posts - a.posts || b.worth - a.worth || byCodeUnits(a.key, b.key))
    .slice(0, JARGON_MAX)
    .map(({ neighbour, ...word }) => (neighbour === null ? word : { ...word, text: neighbour }));
}

/** What is said of signature phrases is said of them as a whole. */
function wordsOfPhrases(phrases: readonly string[]): (key: string) => boolean {
  const keys = new Set(phrases.flatMap((phrase) => phrase.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []));
  return (key) => keys.has(key);
}

const letters = (word: string) => word.match(/\p{L}/gu)?.length ?? 0;

function isTerm({ key, text, forms, language, isName }: RepeatedWord): boolean {
  if (isAcronym(text, forms)) return !isCommonWord(key, language);
  if (isName || letters(text) < SHORT_TERM_LETTERS_MIN || NUMBER.test(key)) return false;
  if (isCommonWord(key, language)) return false;
  // German writes its nouns with a capital, and terms are nouns.
  if (language === 'de' && !/^\p{Lu}/u.test(text)) return false;
  return letters(text) > JARGON_LETTERS_ABOVE ? language !== 'de' || !isCommonCompound(key) : true;
}

/** Numbers in words, of which the lists have the smaller ones. */
const NUMBER =
  /^(?:\p{L}*(?:zehn|zig|ßig|hundert|tausend)|\p{L}*(?:teen|ty|hundred|thousand)(?:-\p{L}+)?|(?:dix|vingt|trente|quarante|cinquante|soixante|quatre|cent)(?:s|-\p{L}+(?:-\p{L}+)*)?|quatorze|quinze|seize|mille|(?:dieci|veinti)\p{L}+|\p{L}+(?:enta|cientos|cientas)|veinte|mil)$/u;

/** "DSO", "P&L", "GoBD": capitals that are never written otherwise, as a shouted word is. */
function isAcronym(text: string, forms: ReadonlyMap<string, number>): boolean {
  if (!/^(?=.*\p{Lu}.*\p{Lu})[\p{L}\p{N}&/]{2,6}$/u.test(text)) return false;
  return ![...forms.keys()].some((form) => /^\p{L}\p{Ll}+$/u.test(form));
}

interface RepeatedWord extends CountedWord {
  readonly posts: number;
  /** The count, weighted by how the posts performed. */
  readonly worth: number;
  readonly language: PostLanguage;
  /** True where it never begins with a small letter in a language that writes its nouns so, or a title stands before it. */
  readonly isName: boolean;
  /** With the word that always stands beside it; null where there is none. */
  readonly neighbour: string | null;
}

/** A word or term at its place. */
interface Used {
  readonly text: string;
  readonly isFirst: boolean;
  /** The word before it, and the one before it and behind it in the same run of words; empty at a mark and for a stop word. */
  readonly before: string;
  readonly beside: readonly [before: string, behind: string];
}

/** The words of the author's own. */
function wordsOf(sentence: ReadSentence): Used[] {
  const { words } = sentence;
  return words.flatMap(({ text, isQuoted }, at) =>
    isQuoted
      ? []
      : [
          {
            text: withoutApostrophe(text),
            isFirst: at === 0,
            before: words[at - 1]?.key ?? '',
            beside: ['', ''],
          },
        ],
  );
}

/** Words that a mark joins are one term: "A/B-Test", "P&L", "write-off". */
function termsOf({ text, words, language }: ReadSentence): Used[] {
  const joined: { start: number; end: number; at: number }[] = [];
  for (const [at, { start, end, isQuoted }] of words.entries()) {
    if (isQuoted) continue;
    const last = joined.at(-1);
    if (last !== undefined && /^[-/&‑]$/u.test(text.slice(last.end, start))) last.end = end;
    else joined.push({ start, end, at });
  }
  const termAt = (range: { start: number; end: number } | undefined) =>
    range === undefined ? '' : withoutApostrophe(text.slice(range.start, range.end));
  const beside = (one: (typeof joined)[number] | undefined, gap: string) => {
    const term = termAt(one);
    return /^\s$/u.test(gap) && !isStopWord(term.toLowerCase(), language) && /^\p{L}/u.test(term) ? term : '';
  };
  return joined.map((one, index) => {
    const [previous, next] = [joined[index - 1], joined[index + 1]];
    return {
      text: termAt(one),
      isFirst: one.at === 0,
      before: words[one.at - 1]?.key ?? '',
      beside: [
        beside(previous, text.slice(previous?.end ?? 0, one.start)),
        beside(next, text.slice(one.end, next?.start)),
      ],
    };
  });
}

const TITLES = new Set(['herr', 'herrn', 'frau', 'dr', 'prof', 'mr', 'mrs', 'ms', 'mme', 'señor', 'señora']);

interface Tally {
  readonly forms: Map<string, number>;
  readonly posts: Set<number>;
  readonly languages: Map<PostLanguage, number>;
  readonly beside: [before: string, behind: string][];
  count: number;
  worth: number;
  isSmall: boolean;
  isWithin: boolean;
  hasTitle: boolean;
}

/** Heaviest first; ties in the order of code units, independent of the order of the posts. */
function repeatedWords(
  posts: readonly ReadPost[],
  weights: readonly number[],
  usedIn: (sentence: ReadSentence) => Used[],
): RepeatedWord[] {
  const tallies = new Map<string, Tally>();
  for (const [index, { sentences, language }] of posts.entries()) {
    for (const { text, isFirst, before, beside } of sentences.flatMap(usedIn)) {
      const key = text.toLowerCase();
      if (isStopWord(key, language)) continue;
      const tally = tallies.get(key) ?? newTally();
      tallies.set(key, tally);
      tally.forms.set(text, (tally.forms.get(text) ?? 0) + 1);
      tally.posts.add(index);
      tally.languages.set(language, (tally.languages.get(language) ?? 0) + 1);
      tally.beside.push([...beside]);
      tally.count += 1;
      tally.worth += weights[index] ?? 1;
      tally.isSmall ||= /^\p{Ll}/u.test(text);
      tally.isWithin ||= !isFirst;
      tally.hasTitle ||= TITLES.has(before);
    }
  }
  return [...tallies]
    .map(([key, { forms, posts: inPosts, languages, beside, count, worth, isSmall, isWithin, hasTitle }]) => {
      const language = mostUsual(languages) as PostLanguage;
      const text = forms.has(key) ? key : mostUsual(forms);
      return {
        key,
        text,
        neighbour: neighbourOf(text, beside),
        count,
        worth,
        posts: inPosts.size,
        forms,
        language,
        isName: hasTitle || (language !== 'de' && isWithin && !isSmall),
      };
    })
    .filter(({ count }) => count >= REPEATED)
    .sort((a, b) => b.worth - a.worth || byCodeUnits(a.key, b.key));
}

/** Endings of German nouns in other cases and of many, the longest first. */
const GERMAN_ENDINGS = ['ern', 'es', 'en', 'er', 's', 'n', 'e'];
/** Shorter words end like others by chance: "Lager" and "Lag". */
const BASE_LETTERS_MIN = 4;

/** By inflected noun the noun as it stands alone, where the posts have that as well: "Patent" for "patents". */
function germanBases(posts: readonly ReadPost[]): ReadonlyMap<string, string> {
  const nouns = new Map(
    posts
      .filter(({ language }) => language === 'de')
      .flatMap(({ sentences }) => sentences.flatMap(termsOf))
      .filter(({ text }) => /^\p{Lu}\p{Ll}/u.test(text))
      .map(({ text }) => [text.toLowerCase(), text]),
  );
  const baseOf = (noun: string): string => {
    const base = GERMAN_ENDINGS.filter((ending) => noun.endsWith(ending))
      .map((ending) => noun.slice(0, -ending.length))
      .find((stem) => stem.length >= BASE_LETTERS_MIN && nouns.has(stem));
    return base === undefined ? noun : baseOf(base);
  };
  return new Map([...nouns.keys()].map((noun) => [noun, nouns.get(baseOf(noun)) ?? noun]));
}

/** The term as it stands alone, with its inflected forms. */
function uninflected<Term extends RepeatedWord>(term: Term, bases: ReadonlyMap<string, string>): Term {
  const base = term.language === 'de' ? bases.get(term.key) : undefined;
  if (base === undefined || base.toLowerCase() === term.key) return term;
  // What stands beside the genitive does not fit the nominative.
  return {
    ...term,
    neighbour: null,
    key: base.toLowerCase(),
    text: base,
    forms: new Map([...term.forms, [base, 1]]),
  };
}

/** "scope creep" for "creep" that never stands without "scope". */
function neighbourOf(text: string, beside: readonly (readonly [string, string])[]): string | null {
  const [first] = beside;
  if (first === undefined) return null;
  const isAlways = (side: 0 | 1) =>
    first[side] !== '' && beside.every((one) => one[side].toLowerCase() === first[side].toLowerCase());
  if (isAlways(0)) return `${smallest(beside.map(([before]) => before))} ${text}`;
  return isAlways(1) ? `${text} ${smallest(beside.map(([, behind]) => behind))}` : null;
}

const smallest = (forms: readonly string[]) => [...forms].sort(byCodeUnits).at(-1) ?? '';

const newTally = (): Tally => ({
  forms: new Map(),
  posts: new Set(),
  languages: new Map(),
  beside: [],
  count: 0,
  worth: 0,
  isSmall: false,
  isWithin: false,
  hasTitle: false,
});

/** The word itself: "client" of "client's", "entreprise" of "l'entreprise"; "don't" keeps only the stop word. */
export function withoutApostrophe(word: string): string {
  const [head = '', tail] = word.split(/['’]/u);
  if (tail === undefined) return head;
  return head.length <= 2 ? tail : head;
}
