import type { StyleAnalysis } from './style-analysis.js';
import type { StyleFigures } from '../reading/style-figures.js';

type Found = Omit<StyleAnalysis, 'insights' | 'learning_summary' | 'evidence'>;

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const names = new Intl.ListFormat('en-US');

/** "1 post", "4 posts". */
const counted = (count: number, one: string) => `${number.format(count)} ${one}${count === 1 ? '' : 's'}`;
const quoted = (phrases: readonly string[]) => names.format(phrases.map((phrase) => `“${phrase}”`));
const average = (words: number) => `${counted(Math.round(words), 'word')} on average`;

/** The counts as sentences for the user; empty when the posts have no sentence. */
export function styleInsights(figures: StyleFigures, found: Found): string[] {
  const { posts, sentences, wordsPerSentence, emojisPerPost, hashtagsPerPost, postsThatAsk } = figures;
  if (sentences === 0) return [];
  const words = found.frequently_used_words;
  const phrases = found.signature_expressions;
  return [
    `Your sentences have ${average(wordsPerSentence)}.`,
    postsThatAsk === 0
      ? 'You ask your readers no questions.'
      : `You ask a question in ${postsThatAsk} of ${counted(posts, 'post')}.`,
    emojisPerPost === 0
      ? 'You use no emojis.'
      : `You use emojis: ${number.format(emojisPerPost)} per post on average.`,
    ...(hashtagsPerPost === 0
      ? []
      : [`You set ${counted(roundedTo1(hashtagsPerPost), 'hashtag')} per post on average.`]),
    ...(words.length === 0 ? [] : [`Words you come back to: ${names.format(words.slice(0, 5))}.`]),
    ...(phrases.length === 0 ? [] : [`Phrases you repeat: ${quoted(phrases.slice(0, 2))}.`]),
  ];
}

const roundedTo1 = (value: number) => Math.round(value * 10) / 10;

/** The findings as one paragraph. */
export function learningSummary(figures: StyleFigures, found: Found): string {
  const { posts, sentences, wordsPerSentence } = figures;
  const read = `Read ${counted(posts, 'post')} with ${counted(sentences, 'sentence')}.`;
  if (sentences === 0) return `${read} There are no words to learn from yet.`;
  const words = found.frequently_used_words.slice(0, 3);
  return [
    read,
    `The tone is ${found.tone}, the sentences are ${found.sentence_length} with ${average(wordsPerSentence)}.`,
    `Directness ${found.directness_level}, confidence ${found.confidence_level} and energy ${found.energy_level} of 10.`,
    ...(words.length === 0 ? [] : [`Words that come back: ${names.format(words)}.`]),
  ].join(' ');
}
