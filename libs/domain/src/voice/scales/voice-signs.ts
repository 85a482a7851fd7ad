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
 * Weights of words. A scale moves by the mean weight of all sentences, so 1 is a hint, 2 a statement and 3 the main
 * point. All weights are halves or whole numbers: their sums are exact in any order.
 */
const WORD_WEIGHTS: Readonly<Record<WordSign, Weights>> = {
  hedge: { directness_level: -2, confidence_level: -3 },
  certainty: { confidence_level: 2, authoritative: 1 },
  advice: { directness_level: 2, authoritative: 1 },
  command: { directness_level: 3, confidence_level: 1, authoritative: 1 },
  driving: { energy_level: 2 },
  calm: { energy_level: -2 },
  colloquial: { writing_style_formality: -2, casual: 1, conversational: 1 },
  formal: { writing_style_formality: 2, professional: 2 },
  teaching: { educational: 1 },
  inspiring: { inspirational: 1, energy_level: 1 },
  addressing: { conversational: 1 },
  joking: { humor_usage: 2, writing_style_formality: -1 },
};
const WORD_SIGNS = Object.keys(WORD_WEIGHTS) as readonly WordSign[];

/** Words in a short, direct sentence, and in a long one (VOICE-9 has 20 for the average). */
const CURT_WORDS = 6;
const LONG_WORDS = 20;
/** Average letters per word from which on a sentence is hard to read; German compounds are longer. */
const HEAVY_LETTERS = { en: 6, de: 7, fr: 6, es: 6 } as const;
const HEAVY_WORDS_MIN = 5;

const FIGURE = /\p{N}/u;
/** Five capitals in a row; shorter ones are abbreviations. */
const SHOUT = /(?<!\p{L})\p{Lu}{5,}(?!\p{L})/u;
const LAUGH = /[😂🤣😅😆😜😉🙃😏]/u;

/** Signs independent of a language's words. */
const MARKS: readonly (readonly [holds: (sentence: ReadSentence) => boolean, weights: Weights])[] = [
  [({ text }) => FIGURE.test(text), { confidence_level: 1 }],
  [isQuestion, { confidence_level: -1, directness_level: -1, authoritative: -1, conversational: 1 }],
  [({ text }) => text.includes('!'), { energy_level: 3, writing_style_formality: -1, casual: 1 }],
  [
    ({ text }) => countEmojis(text) > 0,
    { energy_level: 2, writing_style_formality: -1, casual: 1, professional: -1 },
  ],
  [({ text }) => SHOUT.test(text), { energy_level: 2, writing_style_formality: -1 }],
  [({ text }) => LAUGH.test(text), { humor_usage: 2 }],
  [({ words }) => words.length <= CURT_WORDS, { directness_level: 1 }],
  [
    ({ words }) => words.length > LONG_WORDS,
    { directness_level: -1, energy_level: -1, writing_style_formality: 1 },
  ],
  [isHeavy, { writing_style_formality: 1, professional: 1 }],
  // A plain statement: most sentences are, so its weight is small, but it shows neither shouting nor asking.
  [
    (sentence) => !isQuestion(sentence) && !sentence.text.includes('!'),
    { confidence_level: 0.5, energy_level: -0.5 },
  ],
];

function isHeavy({ words, language }: ReadSentence): boolean {
  const letters = words.reduce((sum, { key }) => sum + key.length, 0);
  return words.length >= HEAVY_WORDS_MIN && letters > words.length * HEAVY_LETTERS[language];
}

/**
 * The traits that the sentence supports and contradicts. Each sign counts once, so that long sentences do not weigh
 * more than short ones.
 */
export function traitsOf(sentence: ReadSentence): Weights {
  const folded = foldTypography(sentence.text);
  const found = [
    ...WORD_SIGNS.filter((sign) => hasWords(folded, sign, sentence.language)).map(
      (sign) => WORD_WEIGHTS[sign],
    ),
    ...MARKS.filter(([holds]) => holds(sentence)).map(([, weights]) => weights),
  ];
  const traits: Weights = {};
  for (const weights of found) {
    for (const [trait, weight] of Object.entries(weights) as [Trait, number][]) {
      traits[trait] = (traits[trait] ?? 0) + weight;
    }
  }
  return traits;
}
