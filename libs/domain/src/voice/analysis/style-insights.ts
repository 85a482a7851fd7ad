import { POST_LANGUAGES, type PostLanguage } from '../language/stop-words.js';
import type { ReadPost } from '../reading/read-posts.js';
import type { StyleFigures } from '../reading/style-figures.js';
import type { AnalysedField, StyleAnalysis } from './style-analysis.js';
import { INSIGHT_TEXTS, type InsightTexts } from './style-insights.texts.js';

type Found = Omit<StyleAnalysis, 'insights' | 'learning_summary' | 'evidence'>;

/** The counts as sentences for the user, in the language of most posts; empty while too little was read. */
export function styleInsights(posts: readonly ReadPost[], figures: StyleFigures, found: Found): string[] {
  const { sentences, wordsPerSentence, emojisPerPost, hashtagsPerPost, postsThatAsk } = figures;
  const is = isFoundIn(found);
  if (sentences === 0 || !is('average_sentence_length')) return [];
  const { texts, number, names } = wordsFor(posts);
  const words = found.frequently_used_words;
  return [
    texts.sentences(Math.round(wordsPerSentence)),
    postsThatAsk === 0 ? texts.noQuestions : texts.questions(postsThatAsk, figures.posts),
    emojisPerPost === 0 ? texts.noEmojis : texts.emojis(number.format(emojisPerPost)),
    ...(hashtagsPerPost === 0 ? [] : [texts.hashtags(number.format(hashtagsPerPost))]),
    ...(words.length === 0 ? [] : [texts.words(names.format(words.slice(0, 5)))]),
    ...found.phrases
      .slice(0, 2)
      .map(({ text, place, posts: count }) => texts.phrase[place](text, count, figures.posts)),
    ...(found.not_found.some(({ missing }) => missing === 'language') ? [texts.onlyCounted] : []),
  ];
}

/**
 * The findings as one paragraph, in the language of most posts. What is counted in other posts too stands on cards of its own, each
 * figure once: the length of sentences, questions and emojis.
 */
export function learningSummary(posts: readonly ReadPost[], figures: StyleFigures, found: Found): string {
  const { texts, names } = wordsFor(posts);
  const read = texts.read(figures.posts, figures.sentences);
  const is = isFoundIn(found);
  if (!is('average_sentence_length')) return `${read} ${texts.notEnough}`;
  const scales = (
    [
      ['writing_style_formality', texts.scales[0], found.formality_level],
      ['directness_level', texts.scales[1], found.directness_level],
      ['confidence_level', texts.scales[2], found.confidence_level],
      ['energy_level', texts.scales[3], found.energy_level],
    ] as const
  ).filter(([field]) => is(field));
  const words = found.frequently_used_words.slice(0, 3);
  return [
    read,
    ...(is('writing_style_tone') ? [texts.tone(texts.tones[found.tone])] : []),
    ...(scales.length === 0
      ? []
      : [texts.levels(names.format(scales.map(([, name, level]) => `${name} ${level}`)))]),
    ...(words.length === 0 ? [] : [texts.words(names.format(words))]),
  ].join(' ');
}

const isFoundIn =
  ({ not_found }: Found) =>
  (field: AnalysedField) =>
    !not_found.some((gap) => gap.field === field);

function wordsFor(posts: readonly ReadPost[]): {
  readonly texts: InsightTexts;
  readonly number: Intl.NumberFormat;
  readonly names: Intl.ListFormat;
} {
  const language = mainLanguage(posts);
  return {
    texts: INSIGHT_TEXTS[language],
    number: new Intl.NumberFormat(language, { maximumFractionDigits: 1 }),
    names: new Intl.ListFormat(language),
  };
}

/** English, where the posts are in none that these texts have. */
function mainLanguage(posts: readonly ReadPost[]): PostLanguage {
  const count = (language: PostLanguage) =>
    posts.filter((post) => !post.isForeign && post.sentences.length > 0 && post.language === language).length;
  return POST_LANGUAGES.reduce((best, language) => (count(language) > count(best) ? language : best));
}
