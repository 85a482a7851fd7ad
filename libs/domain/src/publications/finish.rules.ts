import { mentionLike } from '../text/mention-like.js';
import { MINUTE_MS } from '../time/durations.js';
import { firstCommentWords, type FirstCommentReason, type FirstCommentState } from './first-comment.js';

/** For so long a post that is out has its list: afterwards nobody tags or answers any more. */
export const FINISH_WITHIN_MS = 7 * 24 * 60 * MINUTE_MS;

/** The reply hour counts for readers of the first day; later its three looks are no longer asked for. */
const REPLIES_WITHIN_MS = 24 * 60 * MINUTE_MS;

/** Minutes after which its author looks at the comments: the hour in which a post is shown to most of its readers. */
const REPLY_MINUTES = [0, 15, 60] as const;

/** More names than anybody tags; a list of all would hide what else is left to do. */
const TAGS_MAX = 10;

export type FinishKind = 'tag' | 'first_comment' | 'replies';

/** Something that only the author can do on LinkedIn, to tick off. */
export interface FinishStep {
  /** Stable, for the tick: 'tag:Anna', 'first_comment', 'replies:15'. */
  readonly key: string;
  readonly kind: FinishKind;
  readonly title: string;
  /** How it is done; null where the title says it all. */
  readonly hint: string | null;
  /** Its time; null where it can be done at once. */
  readonly due_at: Date | null;
  /** Text to copy; null where there is none. */
  readonly copy: string | null;
}

export interface PostThatIsOut {
  readonly content: string;
  readonly posted_at: Date;
  readonly first_comment: string | null;
  /** What became of the first comment; null where Drumbeat did not publish the post. */
  readonly comment_state: FirstCommentState | null;
  readonly comment_reason: FirstCommentReason | null;
}

/** The list of a post that is out, in the order in which it is done; empty once it is of no use any more. */
export function finishSteps(post: PostThatIsOut, now: Date): FinishStep[] {
  const age = now.getTime() - post.posted_at.getTime();
  if (age >= FINISH_WITHIN_MS) return [];
  const comment = commentStep(post);
  return [
    ...mentionLike(post.content).slice(0, TAGS_MAX).map(tagStep),
    ...(comment === null ? [] : [comment]),
    ...(age < REPLIES_WITHIN_MS ? REPLY_MINUTES.map((minutes) => repliesStep(minutes, post.posted_at)) : []),
  ];
}

function tagStep(name: string): FinishStep {
  return {
    key: `tag:${name}`,
    kind: 'tag',
    title: `Tag @${name}`,
    hint: `It stands as plain text. On LinkedIn choose “Edit post”, write @${name} again and pick the person from the list.`,
    due_at: null,
    copy: null,
  };
}

/** None while Drumbeat posts it, and none that stands under the post. */
function commentStep({ first_comment, comment_state, comment_reason }: PostThatIsOut): FinishStep | null {
  if (first_comment === null || comment_state === 'waiting' || comment_state === 'posted') return null;
  return {
    key: 'first_comment',
    kind: 'first_comment',
    title: 'Add your first comment',
    hint:
      comment_reason === null
        ? 'Copy your first comment and add it under the post.'
        : firstCommentWords(comment_reason),
    due_at: null,
    copy: first_comment,
  };
}

function repliesStep(minutes: (typeof REPLY_MINUTES)[number], postedAt: Date): FinishStep {
  return {
    key: `replies:${minutes}`,
    kind: 'replies',
    title: REPLY_TITLES[minutes],
    hint: null,
    due_at: new Date(postedAt.getTime() + minutes * MINUTE_MS),
    copy: null,
  };
}

const REPLY_TITLES: Readonly<Record<(typeof REPLY_MINUTES)[number], string>> = {
  0: 'Stay a moment and answer the first comment',
  15: 'Answer who wrote in the first quarter of an hour',
  60: 'Answer once more after an hour',
};

/** Clocks of browser and server may differ by so much. */
const CLOCK_SKEW_MS = MINUTE_MS;

/** False before its time: nobody has answered yet what is still to be written. */
export const canTick = (dueAt: Date | null, now: Date): boolean =>
  dueAt === null || dueAt.getTime() - now.getTime() <= CLOCK_SKEW_MS;

/** True for the tick of a name: LinkedIn's API takes tags out again with a new text. */
export const isTagStep = (key: string) => key.startsWith('tag:');
