import { FORMALITY_BY_TONE, TONES, type Tone } from '../../preferences/tone.rules.js';
import { PREFERENCE_LIMITS } from '../../preferences/writing-profile.js';
import { byCodeUnits } from '../vocabulary/most-usual.js';
import type { ReadSentence } from '../reading/read-posts.js';
import type { VoiceQuote } from '../analysis/style-analysis.js';
import { traitsOf, type Trait } from './voice-signs.js';

/** A sentence with its weights. */
export interface WeighedSentence {
  readonly sentence: ReadSentence;
  readonly traits: Readonly<Partial<Record<Trait, number>>>;
}

export function weighSentences(sentences: readonly ReadSentence[]): WeighedSentence[] {
  return sentences.map((sentence) => ({ sentence, traits: traitsOf(sentence) }));
}

const weightOf = (trait: Trait, { traits }: WeighedSentence) => traits[trait] ?? 0;

/** Neutral virtual sentences, so that three words do not make an extreme voice. */
const NEUTRAL_SENTENCES = 3;
/** Steps of a scale per weight: a voice whose every sentence says it outright (2 and a bit) reaches the end of the scale. */
const STEPS_PER_WEIGHT = 2;

/** A voice's level on a scale from 1 to 10; 5 without evidence. */
export function estimateLevel(
  scale: 'directness_level' | 'confidence_level' | 'energy_level',
  weighed: readonly WeighedSentence[],
): number {
  const { min, max, default: middle } = PREFERENCE_LIMITS.level;
  const sum = weighed.reduce((total, sentence) => total + weightOf(scale, sentence), 0);
  const level = Math.round(middle + (STEPS_PER_WEIGHT * sum) / (weighed.length + NEUTRAL_SENTENCES));
  return Math.min(max, Math.max(min, level));
}

/**
 * The share of sentences from which on a tone's signs tell something, chosen on the training posts of the specs: everybody says "you" and
 * "must" now and then, while hardly anybody speaks of dreams by chance.
 */
const TELLING_SHARE: Readonly<Record<Tone, number>> = {
  professional: 0.25,
  casual: 0.3,
  authoritative: 0.3,
  conversational: 0.35,
  inspirational: 0.2,
  educational: 0.25,
};

/** The tone whose signs exceed their significant share most; professional, the default, when none reaches it. */
export function estimateTone(weighed: readonly WeighedSentence[]): Tone {
  let best: Tone = 'professional';
  let highest = 1;
  for (const tone of TONES) {
    const count = weighed.filter((sentence) => weightOf(tone, sentence) > 0).length;
    const score = count / (weighed.length + NEUTRAL_SENTENCES) / TELLING_SHARE[tone];
    if (score > highest) [best, highest] = [tone, score];
  }
  return best;
}

const QUOTES_MAX = 3;
/** Maximum length of a quote; a longer sentence is used only when there is no other. */
const QUOTE_MAX = 240;

/** Sentences with the most weight for a level above the middle, or against it below; both sides when it is in the middle. */
export function quotesForLevel(
  scale: Exclude<Trait, Tone | 'humor_usage'>,
  level: number,
  weighed: readonly WeighedSentence[],
): VoiceQuote[] {
  const side = Math.sign(level - PREFERENCE_LIMITS.level.default);
  if (side !== 0) return quotesBy(weighed, (sentence) => side * weightOf(scale, sentence));
  const [high] = quotesBy(weighed, (sentence) => weightOf(scale, sentence));
  const [low] = quotesBy(weighed, (sentence) => -weightOf(scale, sentence));
  return high && low ? [high, low] : [];
}

export function quotesForFormality(tone: Tone, weighed: readonly WeighedSentence[]): VoiceQuote[] {
  return quotesForLevel('writing_style_formality', FORMALITY_BY_TONE[tone], weighed);
}

export function quotesFor(trait: Tone | 'humor_usage', weighed: readonly WeighedSentence[]): VoiceQuote[] {
  return quotesBy(weighed, (sentence) => weightOf(trait, sentence));
}

/** Up to three different sentences with a weight above 0, the heaviest first; of equals the one that says more. */
export function quotesBy(
  weighed: readonly WeighedSentence[],
  weight: (sentence: WeighedSentence) => number,
): VoiceQuote[] {
  const carrying = weighed
    .map((one) => ({ weight: weight(one), text: one.sentence.text, post: one.sentence.post }))
    .filter((one) => one.weight > 0)
    .sort(
      (a, b) =>
        Number(a.text.length > QUOTE_MAX) - Number(b.text.length > QUOTE_MAX) ||
        b.weight - a.weight ||
        b.text.length - a.text.length ||
        byCodeUnits(a.text, b.text) ||
        a.post - b.post,
    );
  const texts = new Set<string>();
  const quotes: VoiceQuote[] = [];
  for (const { post, text } of carrying) {
    if (texts.has(text)) continue;
    texts.add(text);
    quotes.push({ post, sentence: text });
    if (quotes.length === QUOTES_MAX) break;
  }
  return quotes;
}
