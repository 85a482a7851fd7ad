import { defaultWritingProfile } from '../../preferences/writing-profile.js';
import { countEmojis, emojiLevel, humorLevel, sentenceLength } from '../reading/extraction.rules.js';
import { readPosts, type ReadPost } from '../reading/read-posts.js';
import { signaturePhrases } from '../phrases/signature-phrases.rules.js';
import type { AnalysedField, StyleAnalysis, VoiceEvidence, VoiceQuote } from './style-analysis.js';
import { isQuestion, styleFigures, type StyleFigures } from '../reading/style-figures.js';
import { learningSummary, styleInsights } from './style-insights.js';
import {
  frequentWords,
  jargon,
  withoutApostrophe,
  type CountedWord,
} from '../vocabulary/vocabulary.rules.js';
import {
  estimateLevel,
  estimateTone,
  quotesBy,
  quotesFor,
  quotesForFormality,
  quotesForLevel,
  weighSentences,
  type WeighedSentence,
} from '../scales/voice-estimate.rules.js';

/**
 * Analyses posts by counting, without a model. Scales, tone and humor are estimates from features (hedges,
 * imperatives, punctuation, lengths; words in English and German only); each is based on sentences of the posts, and
 * a field without one keeps its default and has no evidence. The order of the posts changes no value.
 * @param posts texts in any language
 * @throws RangeError without posts: callers have to handle that case first
 */
export function analyseStyle(posts: readonly string[]): StyleAnalysis {
  if (posts.length === 0) throw new RangeError('An analysis needs at least one post.');
  const read = readPosts(posts);
  const weighed = weighSentences(read.flatMap(({ sentences }) => sentences));
  const figures = styleFigures(read);
  const words = frequentWords(read);
  const terms = jargon(read);
  const phrases = signaturePhrases(read);
  const tone = estimateTone(weighed);
  const humor = quotesFor('humor_usage', weighed);
  const found = {
    frequently_used_words: words.map(({ text }) => text),
    industry_jargon: terms.map(({ text }) => text),
    signature_expressions: phrases,
    emoji_usage: emojiLevel(figures.emojisPerPost),
    sentence_length: lengthOf(figures),
    directness_level: estimateLevel('directness_level', weighed),
    confidence_level: estimateLevel('confidence_level', weighed),
    energy_level: estimateLevel('energy_level', weighed),
    tone,
    // Dry humor has no sign that can be counted, so finding none does not mean that there is none.
    humor_usage:
      humor.length === 0 ? defaultWritingProfile().humor_usage : humorLevel(jokesPerPost(read, weighed)),
  };
  const quotes: Readonly<Record<AnalysedField, readonly VoiceQuote[]>> = {
    writing_style_formality: quotesForFormality(tone, weighed),
    directness_level: quotesForLevel('directness_level', found.directness_level, weighed),
    confidence_level: quotesForLevel('confidence_level', found.confidence_level, weighed),
    energy_level: quotesForLevel('energy_level', found.energy_level, weighed),
    writing_style_tone: quotesFor(tone, weighed),
    humor_usage: humor,
    emoji_usage_preference: quotesBy(weighed, ({ sentence }) => countEmojis(sentence.text)),
    question_usage: quotesBy(weighed, ({ sentence }) => Number(isQuestion(sentence))),
    average_sentence_length: usualSentences(weighed, figures),
    frequently_used_words: quotesWithWords(weighed, words),
    industry_jargon: quotesWithWords(weighed, terms),
    signature_expressions: quotesBy(
      weighed,
      ({ sentence }) => phrases.filter((phrase) => sentence.text.includes(phrase)).length,
    ),
  };
  return {
    ...found,
    insights: styleInsights(figures, found),
    learning_summary: learningSummary(figures, found),
    evidence: evidenceOf(quotes),
  };
}

function lengthOf({ sentences, wordsPerSentence }: StyleFigures) {
  return sentences === 0 ? defaultWritingProfile().average_sentence_length : sentenceLength(wordsPerSentence);
}

const jokesPerPost = (posts: readonly ReadPost[], weighed: readonly WeighedSentence[]) =>
  weighed.filter(({ traits }) => (traits.humor_usage ?? 0) > 0).length / posts.length;

/** Those with the length nearest to the average. */
const usualSentences = (weighed: readonly WeighedSentence[], { wordsPerSentence }: StyleFigures) =>
  quotesBy(weighed, ({ sentence }) => 1 / (1 + Math.abs(sentence.words.length - wordsPerSentence)));

function quotesWithWords(weighed: readonly WeighedSentence[], counted: readonly CountedWord[]): VoiceQuote[] {
  const keys = new Set(counted.map(({ key }) => key));
  return quotesBy(
    weighed,
    ({ sentence }) => sentence.words.filter(({ key }) => keys.has(withoutApostrophe(key))).length,
  );
}

const evidenceOf = (quotes: Readonly<Record<AnalysedField, readonly VoiceQuote[]>>): VoiceEvidence[] =>
  (Object.entries(quotes) as [AnalysedField, readonly VoiceQuote[]][])
    .filter(([, of]) => of.length > 0)
    .map(([field, of]) => ({ field, quotes: of }));
