import { counted } from '../../text/counted.js';
import type { BreakReason } from './break-reasons.js';
import type { LayoutFeature } from './layout.js';
import type { UnusualLayout } from './voice-match.rules.js';

const NAMES: Readonly<Record<string, string>> = {
  EMOJI: 'an emoji',
  HASHTAG: 'a hashtag',
  LINK: 'a link',
  MENTION: 'a mention',
  LINE: 'a new line',
  BLANK: 'a new paragraph',
  START: 'the beginning',
  END: 'the end of the post',
  '!': 'an exclamation mark',
  '!!': 'several exclamation marks',
  '?': 'a question mark',
  '?!': 'mixed question and exclamation marks',
  '…': 'three dots',
  '—': 'a long dash',
  '–': 'a dash',
  '-': 'a hyphen for a dash',
  ';': 'a semicolon',
  ':': 'a colon',
  ',': 'a comma',
  '.': 'a full stop',
  '(': 'a bracket',
  ')': 'a closing bracket',
  '"': 'quotation marks',
};

function named(token: string): string {
  return NAMES[token] ?? `“${token}”`;
}

function inPosts(posts: number, of: number): string {
  return posts === 0 ? `in none of your ${of} posts` : `in ${posts} of your ${of} posts`;
}

/** Why a sentence breaks the voice, as its author is told. */
export function breakReasonText(reason: BreakReason): string {
  switch (reason.kind) {
    case 'mark':
      return `You use ${named(reason.mark)} ${inPosts(reason.posts, reason.of)}.`;
    case 'pattern':
      return `${placeOf(reason.behind)} you usually go on with ${named(reason.usual)} (${counted(reason.times, 'time')}).`;
    case 'length':
      return `This sentence has ${reason.words} words; nineteen of twenty of yours have at most ${reason.most}.`;
    case 'order':
      return `None of your posts has words in this order: “${reason.words}”.`;
  }
}

function placeOf(behind: readonly string[]): string {
  const tokens = behind.filter((token) => token !== 'START');
  if (tokens.length === 0) return 'At the beginning of a post';
  const words = tokens.filter((token) => NAMES[token] === undefined);
  if (words.length === tokens.length) return `After “${tokens.join(' ')}”`;
  return `After ${tokens.map(named).join(' and ')}`;
}

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

/** A habit of the whole text that is not its author's, in words. */
export function unusualLayoutText({ feature, usual, here }: UnusualLayout): string {
  const [what, reading] = LAYOUT[feature];
  const values = [here, usual].map((value) => {
    if (reading === 'share' || reading === 'yes')
      return `${Math.round(Math.min(1, Math.max(0, value)) * 100)}%`;
    if (reading === 'rate') return `${Math.max(0, value).toFixed(1)} a sentence`;
    return (PLAIN_LOGARITHM.has(feature) ? Math.exp(value) : Math.expm1(Math.max(0, value))).toFixed(0);
  });
  const [now = '', usually = ''] = values;
  if (reading === 'yes')
    return `${here > 0 ? 'Here' : 'Missing here'}: ${what}. Of your posts ${usually} have it.`;
  return `${what[0]?.toUpperCase() ?? ''}${what.slice(1)}: ${now} here, usually ${usually}.`;
}
