import { emojiRanges, isQuestion, opensWithAuthor, opensWithFigure } from '@drumbeat/domain';
import { BASELINE, isHabit } from './baseline.js';
import { isGreeting } from '../../reading/words/letters.js';
import { counts } from './counts.js';
import type { FormOfPost } from './form-of-post.js';

/** A sentence of so many words at most is read at a glance. */
export const SHORT_WORDS = 8;

export type OpeningForm = 'question' | 'quotation' | 'figure' | 'verdict' | 'scene' | 'reader' | 'statement';

/** As the brief tells a habit. */
export const OPENINGS: Readonly<Record<OpeningForm, string>> = {
  question: 'Opens with a question',
  quotation: 'Opens with somebody’s words',
  figure: 'Opens with a figure',
  verdict: `Opens with a verdict of at most ${SHORT_WORDS} words`,
  scene: 'Opens with what the author did or saw, as "I" or "we"',
  reader: 'Opens by speaking to the reader',
  statement: `Opens with a statement of more than ${SHORT_WORDS} words`,
};

const QUOTATION = /^["“„«»‚']/u;
const READER = new Set(`you you're your du sie dein deine ihr tu vous ton votre tú usted tu su`.split(' '));

/** A post's first sentence, behind a greeting. */
export const openingSentence = ({ sentences }: Pick<FormOfPost, 'sentences'>) =>
  sentences.find(({ text }) => !isGreeting(text)) ?? sentences[0];

/** The kind of a post's first sentence: the first of these that holds. */
export function openingForm(post: FormOfPost): OpeningForm {
  const first = openingSentence(post);
  if (first === undefined) return 'statement';
  const word = first.words[0]?.key ?? '';
  if (isQuestion(first)) return 'question';
  if (QUOTATION.test(first.text)) return 'quotation';
  if (opensWithFigure(first.text)) return 'figure';
  if (first.words.length <= SHORT_WORDS) return 'verdict';
  if (opensWithAuthor(word)) return 'scene';
  return READER.has(word) ? 'reader' : 'statement';
}

/** The kinds that so many of the posts open with that it is a habit, with their number, the most usual first. */
export const usualOpenings = (posts: readonly FormOfPost[]): [OpeningForm, number][] =>
  counts(posts.map(openingForm)).filter(([kind, seen]) =>
    isHabit(seen, posts.length, BASELINE[kind === 'statement' ? 'plain opening' : 'opening']),
  );

export type ClosingKind = 'question' | 'exclamation' | 'emoji' | 'short' | 'long';

/** True where the last line asks the readers something, an emoji behind it or none. */
export const closesWithQuestion = ({ lastLine }: FormOfPost): boolean =>
  /[?？][)\s]*$/u.test(withoutLastEmoji(lastLine));

const withoutLastEmoji = (line: string): string => {
  const last = emojiRanges(line.trimEnd()).at(-1);
  return last?.end === line.trimEnd().length ? withoutLastEmoji(line.slice(0, last.start)) : line;
};

/** The kind of a post's last line, hashtags aside. */
export function closingKind({ lastLine, sentences }: FormOfPost): ClosingKind {
  // What somebody else asks, in quotation marks, is no question to the readers.
  if (/[?？][)\s]*$/u.test(lastLine)) return 'question';
  if (emojiRanges(lastLine).at(-1)?.end === lastLine.trimEnd().length) return 'emoji';
  if (/!["”’)\s]*$/u.test(lastLine)) return 'exclamation';
  return (sentences.at(-1)?.words.length ?? 0) <= SHORT_WORDS ? 'short' : 'long';
}
