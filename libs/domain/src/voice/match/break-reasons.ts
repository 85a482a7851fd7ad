import { foldTypography } from '../../text/folded-typography.js';
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
  /** All posts, to look up whether words stand in one. */
  readonly said: string;
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
  const said = posts.map(({ text }) => flat(text)).join('\n');
  return { posts: posts.length, postsWith, usualShare, lengths, continuations, said };
}

/** Of a post in so many an author does something seldom enough to name it. */
const SELDOM = 0.1;
/** Others have it in so many times more of their posts. */
const OTHERS_OFTENER = 3;
/** A pattern is one that came so often, and in so large a share of its places; what stands here instead came in hardly any. */
const PATTERN_TIMES_MIN = 5;
const PATTERN_SHARE_MIN = 0.6;
const OTHERWISE_SHARE_MAX = 0.1;
/** A token that is half as likely for the author says something. */
const TELLING = -Math.LN2;
const REASONS_MAX = 2;
/** Weighs as much as a token that is a quarter as likely. */
const LENGTH_WEIGHT = -2 * Math.LN2;

/** The strongest reasons first, at most two, of a sentence that breaks the voice; none where nothing true can be said. */
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
  if (found.length === 0) {
    const unsaid = unlikeliestWords(sentence, text, { voice, habits });
    return unsaid === null ? [] : [{ kind: 'order', words: unsaid }];
  }
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
    const otherwise = habits.continuations.get(before)?.get(token) ?? 0;
    const isPattern =
      times >= PATTERN_TIMES_MIN &&
      times >= total * PATTERN_SHARE_MIN &&
      otherwise <= total * OTHERWISE_SHARE_MAX &&
      usual !== token;
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

/** Marks around words. */
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** The least likely words in a row that no post has; the whole sentence where each part of it stands in one, null where it does, too. */
function unlikeliestWords(
  sentence: MaskedSentence,
  { text }: MaskedText,
  { voice, habits }: { voice: Voice; habits: Habits },
): string | null {
  const candidates = sentence.grams
    .slice(0, sentence.tokens.length)
    .flatMap((gram, at) => {
      if (voice.grams.has(gram)) return [];
      const first = sentence.tokens[Math.max(0, at - GRAM_ORDER + 1)];
      const words = text.slice(first?.start ?? sentence.start, sentence.tokens[at]?.end).replace(EDGES, '');
      // Without the mark before them the words may be ones that a post has.
      const isTold = /\p{L}.*\s.*\p{L}/su.test(words) && !isSaid(words, habits);
      return isTold ? [{ words, evidence: gramEvidence(gram, voice) }] : [];
    })
    .sort((a, b) => a.evidence - b.evidence);
  const whole = text.slice(sentence.start, sentence.end).replace(EDGES, '');
  return candidates[0]?.words ?? (isSaid(whole, habits) ? null : whole);
}

/** True for words that stand in a post in this order, in any case and type of mark, and not as a part of longer ones. */
export function isSaid(words: string, { said }: Pick<Habits, 'said'>): boolean {
  const wanted = flat(words.replace(EDGES, ''));
  for (let at = said.indexOf(wanted); at !== -1; at = said.indexOf(wanted, at + 1)) {
    const around = `${said.charAt(at - 1)} ${said.charAt(at + wanted.length)}`;
    if (!/[\p{L}\p{N}]/u.test(around)) return true;
  }
  return false;
}

const flat = (text: string) => foldTypography(text).toLowerCase().replace(/\s+/gu, ' ').trim();

function wordsOf({ tokens }: MaskedSentence): number {
  return tokens.filter(isWordLike).length;
}
