import { isBreak, isWordLike, type MaskedSentence, type MaskedText } from './masked-text.js';

/** Habits of a whole text that n-grams of three tokens do not see, or see too late. */
export const LAYOUT_FEATURES = [
  'sentencesPerParagraph',
  'singleSentenceParagraphs',
  'singleBreaks',
  'wordsPerSentence',
  'spreadOfLengths',
  'shortSentences',
  'longSentences',
  'openingWords',
  'openingQuestion',
  'closingWords',
  'closingQuestion',
  'closingWithoutMark',
  'commas',
  'dashes',
  'colons',
  'semicolons',
  'brackets',
  'quotations',
  'ellipses',
  'exclamations',
  'questions',
  'numbers',
  'emojis',
  'hashtags',
  'contractions',
  'firstPerson',
  'addressing',
  'firstPersonPlural',
  'linkedBeginnings',
  'smallBeginnings',
  'capitals',
  'listItems',
] as const;
export type LayoutFeature = (typeof LAYOUT_FEATURES)[number];

/** Values in the order of the features, of one text. */
export type LayoutVector = readonly number[];

const SHORT_MAX = 5;
const LONG_MIN = 21;

const I = /^(?:i|me|my|mine|myself|i'm|i've|i'd|i'll|im|ive|ich|mich|mir|mein.*)$/u;
const YOU =
  /^(?:you|your|yours|you're|you've|you'd|you'll|youre|u|ye|y'all|du|dich|dir|dein.*|ihr|euch|eu(?:er|re).*)$/u;
const WE = /^(?:we|us|our|ours|we're|we've|we'd|we'll|wir|uns|unser.*)$/u;
const LINKING = /^(?:and|but|so|or|because|und|aber|also|oder|denn|weil|doch)$/u;

/** Null for a text without a sentence. */
export function layoutVector(read: MaskedText): LayoutVector | null {
  const { sentences, tokens, text } = read;
  const first = sentences[0];
  const last = sentences.at(-1);
  if (!first || !last) return null;
  const paragraphs = paragraphsOf(sentences);
  const lengths = sentences.map(wordsOf);
  const mean = average(lengths);
  const share = (holds: (sentence: MaskedSentence) => boolean) =>
    sentences.filter(holds).length / sentences.length;
  const rate = (...wanted: string[]) =>
    tokens.filter(({ token }) => wanted.includes(token)).length / sentences.length;
  const rateOf = (pattern: RegExp) =>
    tokens.filter(({ token }) => pattern.test(token)).length / sentences.length;
  const ends = (sentence: MaskedSentence, ...marks: string[]) =>
    sentence.tokens.slice(-3).some(({ token }) => marks.includes(token));
  const breaks = tokens.filter(isBreak);
  const values: Readonly<Record<LayoutFeature, number>> = {
    sentencesPerParagraph: Math.log(sentences.length / paragraphs.length),
    singleSentenceParagraphs: paragraphs.filter((count) => count === 1).length / paragraphs.length,
    singleBreaks: breaks.filter(({ token }) => token === 'LINE').length / Math.max(1, breaks.length),
    wordsPerSentence: Math.log1p(mean),
    spreadOfLengths: Math.log1p(Math.sqrt(average(lengths.map((length) => (length - mean) ** 2)))),
    shortSentences: share((sentence) => wordsOf(sentence) <= SHORT_MAX),
    longSentences: share((sentence) => wordsOf(sentence) >= LONG_MIN),
    openingWords: Math.log1p(wordsOf(first)),
    openingQuestion: Number(ends(first, '?', '?!')),
    closingWords: Math.log1p(wordsOf(last)),
    closingQuestion: Number(ends(last, '?', '?!')),
    closingWithoutMark: Number(/[\p{L}\p{N}]$/u.test(text.trimEnd())),
    commas: rate(','),
    dashes: rate('-', '–', '—'),
    colons: rate(':'),
    semicolons: rate(';'),
    brackets: rate('('),
    quotations: rate('"'),
    ellipses: rate('…'),
    exclamations: share((sentence) => ends(sentence, '!', '!!', '?!')),
    questions: share((sentence) => ends(sentence, '?', '?!')),
    numbers: rate('NUMBER'),
    emojis: rate('EMOJI'),
    hashtags: rate('HASHTAG'),
    contractions: rateOf(/'/u),
    firstPerson: rateOf(I),
    addressing: rateOf(YOU),
    firstPersonPlural: rateOf(WE),
    linkedBeginnings: share(({ tokens: own }) => LINKING.test(own.find(isWordLike)?.token ?? '')),
    smallBeginnings: share(({ start }) => /^\P{L}*\p{Ll}/u.test(text.slice(start, start + 20))),
    capitals: rate('CAPS'),
    listItems: share(({ start }) => isItem(text, start)),
  };
  return LAYOUT_FEATURES.map((feature) => values[feature]);
}

function isItem(text: string, start: number): boolean {
  return /(?:^|[\n\r])[^\S\n\r]{0,4}(?:[-–—•*▪→➜✓✔>]|\d{1,2}[.)])[^\S\n\r]{1,3}$/u.test(
    text.slice(Math.max(0, start - 12), start),
  );
}

function wordsOf({ tokens }: MaskedSentence): number {
  return tokens.filter(isWordLike).length;
}

/** Number of sentences in each paragraph, or in each line where a text has no blank one. */
function paragraphsOf(sentences: readonly MaskedSentence[]): number[] {
  const paragraphs: number[] = [];
  for (const { tokens } of sentences) {
    const last = paragraphs.length - 1;
    if (last < 0 || tokens.slice(0, 2).some(isBreak)) paragraphs.push(1);
    else paragraphs[last] = (paragraphs[last] ?? 0) + 1;
  }
  return paragraphs;
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
