import { LIVE_EVENT_KINDS, type LiveEvent, type LiveEventKind } from '@drumbeat/domain';
import { rootsShowing } from '../../entities/shown-by';

const posts = rootsShowing('/api/posts');
const prompts = rootsShowing('/api/content-prompts');

/** The roots of what each event changes: those of a write that does the same here, and what the worker writes besides. A notice may tell that a post is due. */
const TOUCHED: Readonly<Record<LiveEventKind, readonly string[]>> = {
  'post.published': [...posts, 'profile'],
  'post.failed': [...posts, 'social-accounts'],
  'post.at_risk': posts,
  'post.changed': posts,
  'analysis.done': ['profile', 'style-analysis', 'dashboard'],
  'prompts.pushed': [...prompts, 'posts'],
  'notice.added': ['notifications', 'posts'],
};

/** What is kept of one post, below the root of all posts. */
const OF_ONE_POST = ['one', 'publication', 'versions', 'generations'];

/** True where the event makes what was read under this key out of date. */
export function isTouched(
  { kind, post_id }: Pick<LiveEvent, 'kind' | 'post_id'>,
  queryKey: readonly unknown[],
): boolean {
  const [root, part, subject] = queryKey;
  if (typeof root !== 'string' || !isKnown(kind) || !TOUCHED[kind].includes(root)) return false;
  if (root !== 'posts' || typeof part !== 'string' || !OF_ONE_POST.includes(part)) return true;
  return subject === post_id;
}

/** A newer server may tell what this page does not know. */
function isKnown(kind: string): kind is LiveEventKind {
  return (LIVE_EVENT_KINDS as readonly string[]).includes(kind);
}

/** True for whatever any event can change: what a page reads anew that missed some. */
export function isLive(queryKey: readonly unknown[]): boolean {
  return LIVE_EVENT_KINDS.some((kind) => TOUCHED[kind].some((root) => root === queryKey[0]));
}
