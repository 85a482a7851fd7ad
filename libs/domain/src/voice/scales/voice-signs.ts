import type { Tone } from '../../preferences/tone.rules.js';
import { foldTypography } from '../../text/folded-typography.js';
import { countEmojis } from '../reading/extraction.rules.js';
import type { ReadSentence } from '../reading/read-posts.js';
import { isQuestion } from '../reading/style-figures.js';
import type { VoiceScale } from '../analysis/style-analysis.js';
import { hasWords, type WordSign } from './voice-lexicon.js';

/** A trait that a sentence can support (above 0) or contradict (below). */
export type Trait = VoiceScale | Tone | 'humor_usage';

type Weights = Partial<Record<Trait, number>>;

/**
 * What words add to a scale: steps from its base, if every sentence had them. A voice's level is the base plus the mean of its
 * sentences (voice-estimate.rules.ts), so a sign of 16 steps in every tenth sentence moves the level by 1.6. Chosen by regression by
 * hand on half of the bodies of backend/bench/voice/truth; the other half tells whether they hold. Whole numbers: their sums are exact in any order.
 * For tones a sentence counts or not.
 */
const WORD_WEIGHTS: Readonly<Record<WordSign, Weights>> = {
  hedge: { directness_level: -4, confidence_level: -15 },
  certainty: { confidence_level: 6, authoritative: 1 },
  advice: { directness_level: 8, authoritative: 1 },
  command: { directness_level: 16, authoritative: 1 },
  driving: { energy_level: 6 },
  calm: { energy_level: -4 },
  colloquial: { writing_style_formality: -9, casual: 1, conversational: 1 },
  formal: { writing_style_formality: 4, professional: 1 },
  teaching: { educational: 1 },
  inspiring: { inspirational: 1, energy_level: 2 },
  addressing: { conversational: 1 },
  polite: { writing_style_formality: 6, directness_level: -6, professional: 1 },
  familiar: { writing_style_formality: -2, casual: 1 },
  joking: { humor_usage: 2, writing_style_formality: -4 },
};
const WORD_SIGNS = Object.keys(WORD_WEIGHTS) as readonly WordSign[];

/** Words in a sentence without a verb or hardly one, in a short sentence, and in a long one (VOICE-9 has 20 for the average). */
const FRAGMENT_WORDS = 3;
const CURT_WORDS = 6;
const LONG_WORDS = 20;
/** Average letters per word from which on a sentence is hard to read; German compounds are longer. */
const HEAVY_LETTERS = { en: 6, de: 7, fr: 6, es: 6 } as const;
const HEAVY_WORDS_MIN = 5;

const FIGURE = /\p{N}/u;
/** Four capitals in a row; shorter ones are abbreviations. */
const SHOUT = /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu;
const isShouting = (text: string) => new RegExp(SHOUT).test(text);
const LAUGH = /[😂🤣😅😆😜😉🙃😏]/u;

/** Signs independent of a language's words. */
const MARKS: readonly (readonly [holds: (sentence: ReadSentence) => boolean, weights: Weights])[] = [
  [({ own }) => FIGURE.test(own), { confidence_level: 5, authoritative: 1 }],
  [isFormalAddress, { writing_style_formality: 6, professional: 1 }],
  [isQuestion, { confidence_level: -2, energy_level: 4, conversational: 1 }],
  [({ own }) => own.includes('!'), { energy_level: 12, writing_style_formality: -4, casual: 1 }],
  [({ text }) => countEmojis(text) > 0, { energy_level: 8, writing_style_formality: -6, casual: 1 }],
  [({ own }) => isShouting(own), { energy_level: 4 }],
  [({ text }) => LAUGH.test(text), { humor_usage: 2 }],
];

/** What only the length of a sentence or of its words shows. */
const SHAPES: typeof MARKS = [
  [({ words }) => words.length <= FRAGMENT_WORDS, { writing_style_formality: -4 }],
  [
    ({ words }) => words.length <= CURT_WORDS && words.every(({ isQuoted }) => !isQuoted),
    { directness_level: 3, energy_level: 2 },
  ],
  [
    ({ words }) => words.length > LONG_WORDS,
    { directness_level: -4, energy_level: -4, writing_style_formality: 4, professional: 1 },
  ],
  [isHeavy, { writing_style_formality: 4, professional: 1 }],
];

/** German "Sie": its capital tells it from "sie" (they), except at the beginning of a sentence, where a verb stands before it. */
const FORMAL_ADDRESS = /(?<=[\p{Ll},;:] )(?:Sie|Ihnen|Ihr(?:e[rnms]?)?)(?!\p{L})/u;

function isFormalAddress({ own, language }: ReadSentence): boolean {
  return language === 'de' && FORMAL_ADDRESS.test(own);
}

/** What a question asks is neither said nor ordered. */
const NOT_IN_QUESTIONS: ReadonlySet<WordSign> = new Set<WordSign>(['certainty', 'advice', 'command']);

function isHeavy({ words, language }: ReadSentence): boolean {
  const letters = words.reduce((sum, { key }) => sum + key.length, 0);
  return words.length >= HEAVY_WORDS_MIN && letters > words.length * HEAVY_LETTERS[language];
}

/** What supports a trait in a sentence (above 0) or contradicts it. */
export interface SentenceTraits {
  /** All that is measured. */
  readonly traits: Weights;
  /** Without what only lengths show: a reader sees these signs in the sentence alone. */
  readonly seen: Weights;
}

/**
 * The traits that the sentence supports and contradicts. Each sign counts once, so that long sentences do not weigh
 * more than short ones. Quoted speech supports nothing, and a shouted word is loud without being certain.
 */
export function traitsOf(sentence: ReadSentence): SentenceTraits {
  if (sentence.words.every(({ isQuoted }) => isQuoted)) return { traits: {}, seen: {} };
  const folded = foldTypography(sentence.own);
  const unshouted = foldTypography(sentence.own.replace(SHOUT, ' '));
  const asks = isQuestion(sentence);
  const words = WORD_SIGNS.filter((sign) => !(asks && NOT_IN_QUESTIONS.has(sign)))
    .filter((sign) => hasWords(sign === 'certainty' ? unshouted : folded, sign, sentence.language))
    .map((sign) => WORD_WEIGHTS[sign]);
  const held = (signs: typeof MARKS) =>
    signs.filter(([holds]) => holds(sentence)).map(([, weights]) => weights);
  const seen = [...words, ...held(MARKS)];
  return { traits: sumOf([...seen, ...held(SHAPES)]), seen: sumOf(seen) };
}

function sumOf(found: readonly Weights[]): Weights {
  const sum: Weights = {};
  for (const weights of found)
    for (const [trait, weight] of Object.entries(weights) as [Trait, number][])
      sum[trait] = (sum[trait] ?? 0) + weight;
  return sum;
}
