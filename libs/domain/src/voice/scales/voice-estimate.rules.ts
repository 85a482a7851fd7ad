import type { Tone } from '../../preferences/tone.rules.js';
import { PREFERENCE_LIMITS } from '../../preferences/writing-profile.js';
import { byCodeUnits } from '../vocabulary/most-usual.js';
import type { ReadSentence } from '../reading/read-posts.js';
import { VOICE_SCALES, type VoiceQuote, type VoiceScale } from '../analysis/style-analysis.js';
import { type SentenceTraits, traitsOf, type Trait } from './voice-signs.js';

/** A sentence with its weights. */
export interface WeighedSentence extends SentenceTraits {
  readonly sentence: ReadSentence;
}

export function weighSentences(sentences: readonly ReadSentence[]): WeighedSentence[] {
  return sentences.map((sentence) => ({ sentence, ...traitsOf(sentence) }));
}

const weightOf = (trait: Trait, { traits }: WeighedSentence) => traits[trait] ?? 0;

/** Levels of plain sentences of seven to twenty words, without any sign. */
const BASES: Readonly<Record<VoiceScale, number>> = {
  writing_style_formality: 6,
  directness_level: 5.4,
  confidence_level: 7.2,
  energy_level: 3.8,
};

/** A voice's level on a scale from 1 to 10: its base moved by the mean of the sentences, weighted by how their posts performed. */
export function estimateLevel(
  scale: VoiceScale,
  weighed: readonly WeighedSentence[],
  weights: readonly number[] = [],
): number {
  const { min, max, default: middle } = PREFERENCE_LIMITS.level;
  let [sum, of] = [0, 0];
  for (const sentence of weighed) {
    const weight = weights[sentence.sentence.post] ?? 1;
    sum += weight * weightOf(scale, sentence);
    of += weight;
  }
  if (of === 0) return middle;
  return Math.min(max, Math.max(min, Math.round(BASES[scale] + sum / of)));
}

/** The share of sentences from which on they tell of a tone that is no matter of the scales. */
const INSPIRING_SHARE = 0.15;
const TEACHING_SHARE = 0.25;
/** Shares of sentences that ask, address or chat: from here on somebody talks with their readers. */
const TALKING_SHARE = 0.3;

/**
 * The tone: inspirational and educational by their words, the others by what the scales say. Blunt and certain without being casual
 * is authoritative; of casual ones those that talk with their readers are conversational.
 */
export function estimateTone(
  levels: Readonly<Record<VoiceScale, number>>,
  weighed: readonly WeighedSentence[],
): Tone {
  const share = (tone: Tone) =>
    weighed.filter((sentence) => weightOf(tone, sentence) > 0).length / Math.max(1, weighed.length);
  const {
    writing_style_formality: formality,
    directness_level: directness,
    confidence_level: confidence,
  } = levels;
  if (share('inspirational') >= INSPIRING_SHARE) return 'inspirational';
  if (share('educational') >= TEACHING_SHARE) return 'educational';
  if (formality <= 2) return 'casual';
  if (formality <= 4) return share('conversational') >= TALKING_SHARE ? 'conversational' : 'casual';
  if (directness >= 8 && confidence >= 8) return 'authoritative';
  return formality >= 6 || share('conversational') < TALKING_SHARE ? 'professional' : 'conversational';
}

const QUOTES_MAX = 3;
/** Maximum length of a quote; a longer sentence is used only when there is no other. */
const QUOTE_MAX = 240;

/** A level this near to its base is said of neither side. */
const NEAR_BASE = 0.5;

/**
 * Sentences that show a level: for it above the base, against it below, on both sides where it is at its base. Those in which
 * something can be seen come first, before those that are only long or short.
 */
export function quotesForLevel(
  scale: VoiceScale,
  level: number,
  weighed: readonly WeighedSentence[],
  taken: ReadonlySet<string> = new Set(),
): Quoted {
  const distance = level - BASES[scale];
  const towards = (weight = 0) =>
    Math.abs(distance) < NEAR_BASE ? Math.abs(weight) : Math.sign(distance) * weight;
  return quotesBy(
    weighed,
    ({ traits, seen }) => {
      const [all, shown] = [towards(traits[scale]), towards(seen[scale])];
      return shown > 0 && all > 0 ? all + SEEN_FIRST : all;
    },
    taken,
  );
}

/** More than the signs of one sentence add up to. */
const SEEN_FIRST = 100;

/**
 * The quotations of each scale; a sentence shows one of them, unless a scale has no other. The scale that is furthest
 * from its base chooses first.
 */
export function quotesForLevels(
  levels: Readonly<Record<VoiceScale, number>>,
  weighed: readonly WeighedSentence[],
): Readonly<Record<VoiceScale, Quoted>> {
  const taken = new Set<string>();
  const away = (scale: VoiceScale) => Math.abs(levels[scale] - BASES[scale]);
  const scales = VOICE_SCALES.toSorted((a, b) => away(b) - away(a));
  const found = scales.map((scale) => {
    const quoted = quotesForLevel(scale, levels[scale], weighed, taken);
    for (const { sentence } of quoted.quotes) taken.add(sentence);
    return [scale, quoted] as const;
  });
  return Object.fromEntries(found) as Record<VoiceScale, Quoted>;
}

export function quotesFor(trait: Tone | 'humor_usage', weighed: readonly WeighedSentence[]): Quoted {
  return quotesBy(weighed, (sentence) => weightOf(trait, sentence));
}

/** What shows a tone: its own words, or for one that is heard in the scales what moves them that way. */
export function quotesForTone(
  tone: Tone,
  weighed: readonly WeighedSentence[],
  taken: ReadonlySet<string> = new Set(),
): Quoted {
  const of = (trait: Trait) => (sentence: WeighedSentence) => weightOf(trait, sentence);
  const by = (weight: (sentence: WeighedSentence) => number) => quotesBy(weighed, weight, taken);
  if (tone === 'authoritative')
    return by((sentence) => Math.max(0, of('directness_level')(sentence)) + of(tone)(sentence));
  if (tone === 'casual') return by((sentence) => -of('writing_style_formality')(sentence));
  if (tone !== 'professional') return by(of(tone));
  // Professional is also who does nothing of what the other tones do.
  return by((sentence) =>
    of('writing_style_formality')(sentence) < 0 || of('casual')(sentence) > 0 ? 0 : 1 + of(tone)(sentence),
  );
}

/** Quotations, and in how many sentences and posts there would be others. */
export interface Quoted {
  readonly quotes: readonly VoiceQuote[];
  readonly sentences: number;
  readonly posts: number;
}

/**
 * Up to three different sentences with a weight above 0, the heaviest first; of equals the one that says more. They are not all
 * of one post where others have some too.
 * @param taken sentences that show something else already: they come last
 */
export function quotesBy(
  weighed: readonly WeighedSentence[],
  weight: (sentence: WeighedSentence) => number,
  taken: ReadonlySet<string> = new Set(),
): Quoted {
  const carrying = weighed
    .map((one) => ({ weight: weight(one), text: one.sentence.text, post: one.sentence.post }))
    .filter((one) => one.weight > 0)
    .sort(
      (a, b) =>
        Number(taken.has(a.text)) - Number(taken.has(b.text)) ||
        Number(a.text.length > QUOTE_MAX) - Number(b.text.length > QUOTE_MAX) ||
        b.weight - a.weight ||
        b.text.length - a.text.length ||
        byCodeUnits(a.text, b.text) ||
        a.post - b.post,
    );
  // Each post once: somebody who says the same line ten thousand times must not cost ten thousand times ten thousand.
  const postsOf = new Map<string, Set<number>>();
  for (const { text, post } of carrying) postsOf.set(text, (postsOf.get(text) ?? new Set()).add(post));
  const texts = [...postsOf.keys()];
  const first = texts.slice(0, QUOTES_MAX);
  const countPosts = (of: readonly string[]) =>
    new Set(of.flatMap((text) => [...(postsOf.get(text) ?? [])])).size;
  const other = texts.find((text) => countPosts([...first, text]) > 1);
  const isOfOne = first.length === QUOTES_MAX && countPosts(first) === 1;
  const chosen = isOfOne && other !== undefined ? [...first.slice(0, -1), other] : first;
  return {
    quotes: inDifferentPosts(chosen, postsOf),
    sentences: carrying.length,
    posts: new Set(carrying.map(({ post }) => post)).size,
  };
}

/** Each text with one of its posts, with another than those before it where it can be. */
function inDifferentPosts(
  texts: readonly string[],
  postsOf: ReadonlyMap<string, ReadonlySet<number>>,
): VoiceQuote[] {
  // The text with the fewest posts chooses first, or another one could take its only post.
  const posts = new Map<string, number>();
  for (const text of texts.toSorted((a, b) => (postsOf.get(a)?.size ?? 0) - (postsOf.get(b)?.size ?? 0))) {
    const own = [...(postsOf.get(text) ?? [])];
    const post = own.find((one) => ![...posts.values()].includes(one)) ?? own[0];
    if (post !== undefined) posts.set(text, post);
  }
  return texts.map((sentence) => ({ post: posts.get(sentence) ?? 0, sentence }));
}
