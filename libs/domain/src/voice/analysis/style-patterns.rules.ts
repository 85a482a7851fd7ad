import { openingKind, OPENINGS_IN_WORDS } from '../../posts/opening-kind.rules.js';
import type { UsageLevel } from '../../preferences/usage-level.js';
import { emojiLevel, hashtagLevel, questionLevel, sentenceLength } from '../reading/extraction.rules.js';
import { byCodeUnits } from '../vocabulary/most-usual.js';
import { sizeGap } from './evidence.rules.js';
import { readPosts, type ReadPost } from '../reading/read-posts.js';
import { isListItem } from '../reading/sentences.js';
import { isQuestion, styleFigures } from '../reading/style-figures.js';

/** The texts of the card "Writing Patterns and Style", a few words each. */
export interface StylePatterns {
  /** Whole number. */
  readonly wordsPerSentence: number;
  /** "Short, 9 words on average" */
  readonly sentences: string;
  /** "A number or a claim in line 1" */
  readonly opening: string;
  /** "Short lines and lists" */
  readonly structure: string;
  /** "Moderate, mostly the last line" */
  readonly questions: string;
  /** "None"; "Light, 1.5 per post on average" */
  readonly emoji: string;
  readonly hashtags: string;
}

/** What posts show of form; null where they are too few or too short to show anything (VOICE-10). */
export function provenPatterns(posts: readonly string[]): StylePatterns | null {
  const read = readPosts(posts);
  return sizeGap(read.map((post) => ({ post, weight: 1 }))) === null ? stylePatterns(read) : null;
}

/** Null without sentences. */
export function stylePatterns(posts: readonly ReadPost[]): StylePatterns | null {
  const read = posts.filter(({ sentences }) => sentences.length > 0);
  if (read.length === 0) return null;
  const figures = styleFigures(read);
  const words = Math.round(figures.wordsPerSentence);
  return {
    wordsPerSentence: words,
    sentences: `${capital(sentenceLength(figures.wordsPerSentence))}, ${words} ${words === 1 ? 'word' : 'words'} on average`,
    opening: `${capital(either.format(usualKinds(read, openingOf)))} in line 1`,
    structure: capital(both.format(usualKinds(read, structureKind))),
    questions: withPlace(questionLevel(figures.questionsPerPost), read),
    emoji: withAverage(emojiLevel(figures.emojisPerPost), figures.emojisPerPost),
    hashtags: withAverage(hashtagLevel(figures.hashtagsPerPost), figures.hashtagsPerPost),
  };
}

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const either = new Intl.ListFormat('en-US', { type: 'disjunction' });
const both = new Intl.ListFormat('en-US');

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const withAverage = (level: UsageLevel, average: number) =>
  level === 'none' ? 'None' : `${capital(level)}, ${number.format(average)} per post on average`;

/** A second kind is named where it makes at least this share of the posts. */
const SECOND_KIND_SHARE = 0.25;

/** The commonest kind of the posts, and the second where it is common too; of equals the first by name. */
function usualKinds(posts: readonly ReadPost[], kindOf: (post: ReadPost) => string): string[] {
  const counts = new Map<string, number>();
  for (const post of posts) counts.set(kindOf(post), (counts.get(kindOf(post)) ?? 0) + 1);
  return [...counts]
    .sort(([a, often], [b, times]) => times - often || byCodeUnits(a, b))
    .slice(0, 2)
    .filter(([, count], place) => place === 0 || count >= posts.length * SECOND_KIND_SHARE)
    .map(([kind]) => kind);
}

const openingOf = ({ sentences: [first] }: ReadPost) => OPENINGS_IN_WORDS[openingKind(first?.text ?? '')];

/** A post is a list where at least this share of its lines are items. */
const LIST_SHARE = 0.3;
/** A line that fits twice or so on a phone, instead of a paragraph to read through. */
const SHORT_LINE_WORDS = 15;

function structureKind({ text, sentences }: ReadPost): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.filter(isListItem).length >= lines.length * LIST_SHARE) return 'lists';
  const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  return words / lines.length <= SHORT_LINE_WORDS ? 'short lines' : 'paragraphs';
}

function withPlace(level: UsageLevel, posts: readonly ReadPost[]): string {
  if (level === 'none') return 'None';
  const asked = posts.flatMap(({ sentences }) =>
    sentences.flatMap((sentence, at) =>
      isQuestion(sentence) ? [{ isFirst: at === 0, isLast: at === sentences.length - 1 }] : [],
    ),
  );
  const isMost = (count: number) => count > asked.length / 2;
  if (isMost(asked.filter(({ isLast }) => isLast).length)) return `${capital(level)}, mostly the last line`;
  if (isMost(asked.filter(({ isFirst }) => isFirst).length))
    return `${capital(level)}, mostly the first line`;
  return `${capital(level)}, in between`;
}
