import { defaultWritingProfile } from '../../preferences/writing-profile.js';
import { foldTypography } from '../../text/folded-typography.js';
import { signaturePhrases } from '../phrases/signature-phrases.rules.js';
import {
  countEmojis,
  emojiLevel,
  humorLevel,
  questionLevel,
  sentenceLength,
} from '../reading/extraction.rules.js';
import { readPosts, type ReadPost } from '../reading/read-posts.js';
import { isQuestion, styleFigures, type StyleFigures } from '../reading/style-figures.js';
import {
  estimateLevel,
  estimateTone,
  quotesBy,
  quotesFor,
  quotesForLevels,
  quotesForTone,
  weighSentences,
  type Quoted,
  type WeighedSentence,
} from '../scales/voice-estimate.rules.js';
import {
  frequentWords,
  jargon,
  withoutApostrophe,
  type CountedWord,
} from '../vocabulary/vocabulary.rules.js';
import { voiceGaps } from './evidence.rules.js';
import {
  ANALYSED_FIELDS,
  type AnalysedField,
  type StyleAnalysis,
  type VoiceEvidence,
  type VoiceScale,
} from './style-analysis.js';
import { learningSummary, styleInsights } from './style-insights.js';

/**
 * Analyses posts by counting, without a model. Scales, tone and humor are estimates from signs in English, German, French and Spanish
 * sentences (voice-signs.ts); of posts in other languages only what can be counted is found. A field without evidence keeps its
 * default and is named in `not_found`. The order of the posts changes no value.
 * @param posts texts in any language
 * @param weights of the posts, by their index (performanceWeight); 1 without
 * @throws RangeError without posts: callers have to handle that case first
 */
export function analyseStyle(posts: readonly string[], weights: readonly number[] = []): StyleAnalysis {
  if (posts.length === 0) throw new RangeError('An analysis needs at least one post.');
  const read = readPosts(posts);
  const all = weighSentences(read.flatMap(({ sentences }) => sentences));
  const judged = all.filter(({ sentence }) => read[sentence.post]?.isForeign === false);
  const figures = styleFigures(read);
  const phrases = signaturePhrases(read, weights);
  const expressions = phrases.map(({ text }) => text);
  const words = frequentWords(read, weights);
  const terms = jargon(read, weights, expressions);
  const levels: Readonly<Record<VoiceScale, number>> = {
    writing_style_formality: estimateLevel('writing_style_formality', judged, weights),
    directness_level: estimateLevel('directness_level', judged, weights),
    confidence_level: estimateLevel('confidence_level', judged, weights),
    energy_level: estimateLevel('energy_level', judged, weights),
  };
  const tone = estimateTone(levels, judged);
  const quotesOfLevels = quotesForLevels(levels, judged);
  const shown: Readonly<Record<AnalysedField, Quoted>> = {
    ...quotesOfLevels,
    writing_style_tone: quotesForTone(tone, judged, takenBy(quotesOfLevels)),
    humor_usage: quotesFor('humor_usage', judged),
    emoji_usage_preference: quotesBy(all, ({ sentence }) => countEmojis(sentence.text)),
    question_usage: quotesBy(all, ({ sentence }) => Number(isQuestion(sentence))),
    average_sentence_length: usualSentences(all, figures),
    frequently_used_words: quotesWithWords(all, words),
    industry_jargon: quotesWithWords(all, terms),
    signature_expressions: quotesWithPhrases(all, expressions),
  };
  const gaps = voiceGaps(read, shown, weights);
  const isFound = (field: AnalysedField) => !gaps.some((gap) => gap.field === field);
  const found = <Value>(field: AnalysedField, value: Value, otherwise: Value) =>
    isFound(field) ? value : otherwise;
  const usual = defaultWritingProfile();
  const result = {
    not_found: gaps,
    frequently_used_words: found('frequently_used_words', textsOf(words), []),
    industry_jargon: found('industry_jargon', textsOf(terms), []),
    signature_expressions: found('signature_expressions', expressions, []),
    phrases: found('signature_expressions', phrases, []),
    emoji_usage: found(
      'emoji_usage_preference',
      emojiLevel(figures.emojisPerPost),
      usual.emoji_usage_preference,
    ),
    sentence_length: found(
      'average_sentence_length',
      sentenceLength(figures.wordsPerSentence),
      usual.average_sentence_length,
    ),
    question_usage: found('question_usage', questionLevel(figures.questionsPerPost), usual.question_usage),
    formality_level: found(
      'writing_style_formality',
      levels.writing_style_formality,
      usual.writing_style_formality,
    ),
    directness_level: found('directness_level', levels.directness_level, usual.directness_level),
    confidence_level: found('confidence_level', levels.confidence_level, usual.confidence_level),
    energy_level: found('energy_level', levels.energy_level, usual.energy_level),
    tone: found('writing_style_tone', tone, usual.writing_style_tone),
    humor_usage: found('humor_usage', humorLevel(jokesPerPost(read, judged)), usual.humor_usage),
  };
  return {
    ...result,
    insights: styleInsights(read, figures, result),
    learning_summary: learningSummary(read, figures, result),
    evidence: evidenceOf(shown, isFound),
  };
}

const takenBy = (quoted: Readonly<Record<VoiceScale, Quoted>>): ReadonlySet<string> =>
  new Set(Object.values(quoted).flatMap(({ quotes }) => quotes.map(({ sentence }) => sentence)));

const textsOf = (words: readonly CountedWord[]) => words.map(({ text }) => text);

const jokesPerPost = (posts: readonly ReadPost[], weighed: readonly WeighedSentence[]) =>
  weighed.filter(({ traits }) => (traits.humor_usage ?? 0) > 0).length / posts.length;

/** Those with the length nearest to the average, where they are as long by the same rule. */
const usualSentences = (weighed: readonly WeighedSentence[], { wordsPerSentence }: StyleFigures) =>
  quotesBy(weighed, ({ sentence: { words } }) =>
    sentenceLength(words.length) === sentenceLength(wordsPerSentence)
      ? 1 / (1 + Math.abs(words.length - wordsPerSentence))
      : 0,
  );

/** The parts of "cash-flow", with a space around each. */
const partsOf = (words: readonly string[]) =>
  ` ${words.flatMap((word) => withoutApostrophe(word.toLowerCase()).split(/[-/&‑\s]+/u)).join(' ')} `;

/** A word of several parts is shown by all of them in a row, not by one. */
function quotesWithWords(weighed: readonly WeighedSentence[], counted: readonly CountedWord[]): Quoted {
  const terms = counted.map(({ key, forms }) => [
    ...new Set([key, ...forms.keys()].map((one) => partsOf([one]))),
  ]);
  return quotesBy(weighed, ({ sentence }) => {
    const own = partsOf(sentence.words.flatMap(({ key, isQuoted }) => (isQuoted ? [] : [key])));
    return terms.filter((forms) => forms.some((form) => own.includes(form))).length;
  });
}

function quotesWithPhrases(weighed: readonly WeighedSentence[], phrases: readonly string[]): Quoted {
  const folded = (text: string) => foldTypography(text).toLowerCase().replace(/\s+/gu, ' ');
  const keys = phrases.map(folded);
  return quotesBy(weighed, ({ sentence }) => {
    const own = folded(sentence.own);
    return keys.filter((key) => holdsWhole(own, key)).length;
  });
}

/** True where the words stand by themselves: "the cat" is not in "the category". */
function holdsWhole(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(`${text.charAt(at - 1)} ${text.charAt(at + words.length)}`)) return true;
  }
  return false;
}

const evidenceOf = (
  shown: Readonly<Record<AnalysedField, Quoted>>,
  isFound: (field: AnalysedField) => boolean,
): VoiceEvidence[] =>
  ANALYSED_FIELDS.filter((field) => isFound(field) && shown[field].quotes.length > 0).map((field) => ({
    field,
    quotes: shown[field].quotes,
  }));
