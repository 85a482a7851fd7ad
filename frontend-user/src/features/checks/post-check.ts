import { cutWithDots, type TextFinding, type TextRange } from '@drumbeat/domain';

/** In their order when all are fine. */
export const POST_CHECKS = [
  'places',
  'fold',
  'stock-phrases',
  'never-use',
  'near-duplicate',
  'length',
  'hashtags',
  'link',
] as const;
/** `not-from-you` and `habit` are there once for each finding of the writer's review that the text still has. */
export type PostCheckId = (typeof POST_CHECKS)[number] | 'not-from-you' | 'habit';

/** One look at the text. It explains and never blocks: the user may know better. */
export interface PostCheck {
  readonly id: PostCheckId;
  readonly fine: boolean;
  /** A few words: 'One stock phrase'. */
  readonly title: string;
  /** The finding and its reason, as sentences. */
  readonly detail: string;
  /** The advice; null when it is fine. */
  readonly advice: string | null;
  /** Its place in the text; null when it has none. */
  readonly place: TextRange | null;
  /** What a writer put there, for its author to say that it is theirs. */
  readonly finding?: TextFinding;
  /** What its author said to be theirs, for them to take that back. */
  readonly vouched?: TextFinding;
}

export interface CheckedPost {
  readonly text: string;
  /** From the user's writing profile. */
  readonly neverUsePhrases: readonly string[];
  /** What the review of a writer's text left for the author to settle. */
  readonly findings?: readonly TextFinding[];
  /** Of these, what the author said to be theirs. */
  readonly vouched?: readonly TextFinding[];
  /** The user's own post that counts as the same, null when there is none; left out while unknown. */
  readonly nearDuplicate?: { readonly title: string; readonly postedOn: string | null } | null;
}

/** A check that has nothing to say. */
export const good = (id: PostCheckId, title: string, detail: string): PostCheck => ({
  id,
  fine: true,
  title,
  detail,
  advice: null,
  place: null,
});

/** The words at a place, in one line and cut. */
export const quoted = (text: string, { start, end }: TextRange) =>
  cutWithDots(text.slice(start, end).replace(/\s+/gu, ' ').trim(), 80);
