import { isFunctionWord, type MatchLanguage } from './function-words.js';
import { MARKS } from './masked-tokens.js';
import { END, GRAM_ORDER, START, tokensOf } from './masked-sequence.js';
import { isWordLike, type MaskedSentence, type MaskedText } from './masked-text.js';
import { gramEvidence, type Voice } from './voice.js';

/** Why a sentence does not sound like its author, with what the posts show instead. */
export type BreakReason =
  /** A mark, an emoji or a hashtag that few of the posts have. */
  | { readonly kind: 'mark'; readonly mark: string; readonly posts: number; readonly of: number }
  /** How the author goes on at this place, so many times. */
  | {
      readonly kind: 'pattern';
      readonly behind: readonly string[];
      readonly usual: string;
      readonly times: number;
    }
  /** Longer than 19 of 20 of the author's sentences, which have at most so many words. */
  | { readonly kind: 'length'; readonly words: number; readonly most: number }
  /** Words in a row that no post has. */
  | { readonly kind: 'order'; readonly words: string };

/** What can be counted of a voice once, for all sentences. */
export interface Habits {
  readonly posts: number;
  /** By token: number of posts that have it. */
  readonly postsWith: ReadonlyMap<string, number>;
  /** By token: share of the population's posts that have it. */
  readonly usualShare: ReadonlyMap<string, number>;
  /** Words of the author's sentences, in rising order. */
  readonly lengths: readonly number[];
  /** By the beginning of an n-gram: what follows it, and how often. */
  readonly continuations: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

export function habitsOf({ posts, grams, reference }: Voice): Habits {
  const postsWith = new Map<string, number>();
  for (const { tokens } of posts)
    for (const token of new Set(tokens.map((each) => each.token)))
      postsWith.set(token, (postsWith.get(token) ?? 0) + 1);
  const continuations = new Map<string, Map<string, number>>();
  for (const [gram, count] of grams)
    for (let length = 1; length < GRAM_ORDER; length += 1) {
      const before = gram.slice(-1 - length, -1);
      const after = continuations.get(before) ?? new Map<string, number>();
      const [token = ''] = tokensOf(gram.slice(-1), reference.language);
      continuations.set(before, after.set(token, (after.get(token) ?? 0) + count));
    }
  const usualShare = new Map<string, number>();
  for (const text of reference.texts)
    for (const last of new Set([...text.grams.keys()].map((gram) => gram.slice(-1)))) {
      const [token = ''] = tokensOf(last, reference.language);
      usualShare.set(token, (usualShare.get(token) ?? 0) + 1 / reference.texts.length);
    }
  const lengths = posts.flatMap(({ sentences }) => sentences.map(wordsOf)).sort((a, b) => a - b);
  return { posts: posts.length, postsWith, usualShare, lengths, continuations };
}

/** Of a post in so many an author does something seldom enough to name it. */
const SELDOM = 0.1;
/** Others have it in so many times more of their posts. */
const OTHERS_OFTENER = 3;
/** A pattern is one that came so often, and in so large a share of its places. */
const PATTERN_TIMES_MIN = 3;
const PATTERN_SHARE_MIN = 0.4;
/** A token that is half as likely for the author says something. */
const TELLING = -Math.LN2;
const REASONS_MAX = 2;
/** Weighs as much as a token that is a quarter as likely. */
const LENGTH_WEIGHT = -2 * Math.LN2;

/** The strongest reasons first, at most two, of a sentence that breaks the voice: at least one. */
export function breakReasons(
  sentence: MaskedSentence,
  text: MaskedText,
  voice: Voice,
  habits: Habits,
): BreakReason[] {
  const found: { reason: BreakReason; weight: number }[] = [];
  for (const [at, gram] of sentence.grams.entries()) {
    const weight = gramEvidence(gram, voice);
    const token = sentence.tokens[at]?.token;
    const reason = weight < TELLING && token !== undefined ? reasonFor(token, gram, voice, habits) : null;
    if (reason) found.push({ reason, weight });
  }
  const words = wordsOf(sentence);
  const most = habits.lengths[Math.floor(habits.lengths.length * 0.95)] ?? words;
  if (words > most) found.push({ reason: { kind: 'length', words, most }, weight: LENGTH_WEIGHT });
  if (found.length === 0) return [{ kind: 'order', words: unlikeliestWords(sentence, text, voice) }];
  const byText = new Map(
    found.sort((a, b) => a.weight - b.weight).map(({ reason }) => [JSON.stringify(reason), reason]),
  );
  return [...byText.values()].slice(0, REASONS_MAX);
}

function reasonFor(token: string, gram: string, { reference }: Voice, habits: Habits): BreakReason | null {
  const posts = habits.postsWith.get(token) ?? 0;
  if (posts <= habits.posts * SELDOM) {
    const isLeftOut = (habits.usualShare.get(token) ?? 0) > (OTHERS_OFTENER * (posts + 0.5)) / habits.posts;
    if (isNamedMark(token) && (posts === 0 || isLeftOut))
      return { kind: 'mark', mark: token, posts, of: habits.posts };
  }
  for (let length = GRAM_ORDER - 1; length > 0; length -= 1) {
    const before = gram.slice(-1 - length, -1);
    const after = [...(habits.continuations.get(before) ?? [])];
    const total = after.reduce((sum, [, count]) => sum + count, 0);
    const [usual = '', times = 0] = after.sort((a, b) => b[1] - a[1])[0] ?? [];
    const behind = tokensOf(before, reference.language);
    const isPattern = times >= PATTERN_TIMES_MIN && times >= total * PATTERN_SHARE_MIN && usual !== token;
    if (isPattern && [...behind, usual].every((each) => isSayable(each, reference.language)))
      return { kind: 'pattern', behind, usual, times };
  }
  return null;
}

const NAMED: ReadonlySet<string> = new Set([...MARKS, 'EMOJI', 'HASHTAG', 'LINK', 'MENTION']);

const PLACES: ReadonlySet<string> = new Set(['LINE', 'BLANK', START, END]);

function isNamedMark(token: string): boolean {
  return NAMED.has(token);
}

/** True for what can be named as a habit: a masked word has no words, and a light one may belong to the subject. */
function isSayable(token: string, language: MatchLanguage): boolean {
  return isFunctionWord(token, language) || MARKS.includes(token) || PLACES.has(token);
}

/** The least likely words of those whose order no post has; the whole sentence where each part of it stands in one. */
function unlikeliestWords(sentence: MaskedSentence, { text }: MaskedText, voice: Voice): string {
  let least: { at: number; evidence: number } | null = null;
  for (const [at, gram] of sentence.grams.slice(0, sentence.tokens.length).entries()) {
    const evidence = gramEvidence(gram, voice);
    if (!voice.grams.has(gram) && evidence < (least?.evidence ?? Infinity)) least = { at, evidence };
  }
  if (!least) return text.slice(sentence.start, sentence.end);
  const first = sentence.tokens[Math.max(0, least.at - GRAM_ORDER + 1)];
  const words = text
    .slice(first?.start ?? sentence.start, sentence.tokens[least.at]?.end)
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return /\p{L}.*\s.*\p{L}/su.test(words) ? words : text.slice(sentence.start, sentence.end);
}

function wordsOf({ tokens }: MaskedSentence): number {
  return tokens.filter(isWordLike).length;
}
