import type { LayoutFeature } from './layout.js';

/** How a value is read: as a share of sentences or posts, per sentence, or as a number whose logarithm was taken. */
type Reading = 'share' | 'rate' | 'number' | 'yes';

const LAYOUT: Readonly<Record<LayoutFeature, readonly [what: string, reading: Reading]>> = {
  sentencesPerParagraph: ['sentences in a paragraph', 'number'],
  singleSentenceParagraphs: ['paragraphs of a single sentence', 'share'],
  singleBreaks: ['line breaks without a blank line', 'share'],
  wordsPerSentence: ['words in a sentence', 'number'],
  spreadOfLengths: ['words by which sentences differ in length', 'number'],
  shortSentences: ['sentences of at most five words', 'share'],
  longSentences: ['sentences of more than twenty words', 'share'],
  openingWords: ['words in the first sentence', 'number'],
  openingQuestion: ['a question as the first sentence', 'yes'],
  closingWords: ['words in the last sentence', 'number'],
  closingQuestion: ['a question as the last sentence', 'yes'],
  closingWithoutMark: ['an end without a mark', 'yes'],
  commas: ['commas', 'rate'],
  dashes: ['dashes', 'rate'],
  colons: ['colons', 'rate'],
  semicolons: ['semicolons', 'rate'],
  brackets: ['brackets', 'rate'],
  quotations: ['quotation marks', 'rate'],
  ellipses: ['three dots', 'rate'],
  exclamations: ['sentences with an exclamation mark', 'share'],
  questions: ['questions', 'share'],
  numbers: ['figures', 'rate'],
  emojis: ['emoji', 'rate'],
  hashtags: ['hashtags', 'rate'],
  contractions: ['contractions', 'rate'],
  firstPerson: ['“I”, “me” and “my”', 'rate'],
  addressing: ['“you” and “your”', 'rate'],
  firstPersonPlural: ['“we” and “our”', 'rate'],
  linkedBeginnings: ['sentences that begin with “and”, “but” or “so”', 'share'],
  smallBeginnings: ['sentences that begin with a small letter', 'share'],
  capitals: ['words in capitals', 'rate'],
  listItems: ['list items', 'share'],
};

/** Of which sentencesPerParagraph is the only one without a 1 added before its logarithm. */
const PLAIN_LOGARITHM: ReadonlySet<LayoutFeature> = new Set(['sentencesPerParagraph']);

export function layoutReading(feature: LayoutFeature): { readonly what: string; readonly reading: Reading } {
  const [what, reading] = LAYOUT[feature];
  return { what, reading };
}

/** A value as its author reads it: two that read the same are no difference. */
export function shownValue(feature: LayoutFeature, value: number): string {
  const { reading } = layoutReading(feature);
  if (reading === 'share' || reading === 'yes')
    return `${Math.round(Math.min(1, Math.max(0, value)) * 100)}%`;
  if (reading === 'rate') return `${Math.max(0, value).toFixed(1)} a sentence`;
  return (PLAIN_LOGARITHM.has(feature) ? Math.exp(value) : Math.expm1(Math.max(0, value))).toFixed(0);
}
