import type { ReadSentence } from '@drumbeat/domain';
import type { FormOfPost } from './form-of-post.js';

/** What posts show again and again, with its figures and quotations. */
export interface Habit {
  /** What it is, without figures, so that it stays the same as posts come and go: "Asks questions". */
  readonly name: string;
  /** As a sentence without a subject: "Asks questions in 8 of 10 posts, 2 a post." */
  readonly sentence: string;
  /** Number of posts that show it, of those that were read. */
  readonly seen: number;
  readonly of: number;
  /** Up to two parts of different posts, word for word; none for what is left out. */
  readonly quotes: readonly string[];
}

/** The part of a post that shows a habit; null where no single part does. */
export type Quote = (post: FormOfPost) => string | null;

/** The first sentence for which it holds. */
export const sentenceThat =
  (holds: (sentence: ReadSentence) => boolean): Quote =>
  ({ sentences }) =>
    sentences.find(holds)?.text ?? null;

const QUOTES = 2;

/** The shortest of what the posts show, which is read at a glance; of equals the first by code units, so that no order matters. */
function quotesOf(posts: readonly FormOfPost[], quote: Quote): string[] {
  const shown = new Set(posts.map((post) => quote(post)?.trim() ?? ''));
  return [...shown]
    .filter((text) => text !== '')
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .slice(0, QUOTES);
}

export const ofPosts = (seen: number, of: number) => `${seen} of ${of} posts`;

/** Of a habit as it is told: where a clause ends it, its comma belongs to what is told. */
export const habitName = (sentence: string) => sentence.replace(/,$/u, '');

/** "Asks questions" in so many posts, with what else is to be told of it. */
export const habit = (
  name: string,
  with_: readonly FormOfPost[],
  of: number,
  { more = '', quote = () => null }: { readonly more?: string; readonly quote?: Quote } = {},
): Habit => ({
  name: habitName(name),
  sentence: `${name} in ${ofPosts(with_.length, of)}${more}.`,
  seen: with_.length,
  of,
  quotes: quotesOf(with_, quote),
});
