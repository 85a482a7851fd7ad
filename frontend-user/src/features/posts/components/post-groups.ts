import type { DisplayState } from '@drumbeat/domain';
import type { Post } from '../../../lib/api-types';

const titles = ['Needs you', 'Coming up', 'Posted', 'Archived'] as const;

export interface PostGroup {
  title: string;
  posts: Post[];
}

/** Which group of the list a state stands in: what needs the user comes first. */
const groupOf: Record<DisplayState, (typeof titles)[number]> = {
  'not-confirmed': 'Needs you',
  'needs-reconnect': 'Needs you',
  failed: 'Needs you',
  missed: 'Needs you',
  'draft-date-passed': 'Needs you',
  publishing: 'Coming up',
  scheduled: 'Coming up',
  'draft-upcoming': 'Coming up',
  'posted-analytics-pending': 'Posted',
  'posted-needs-analytics': 'Posted',
  'posted-complete': 'Posted',
  archived: 'Archived',
};

/** Figures may be added from the second day on; from the fifth on the post asks for them (C-17). */
const titleOf = (post: Post) => (post.needs_analytics ? 'Needs you' : groupOf[post.display_state]);

/** When it goes out, as exactly as it is known; what has no day stands behind all days. */
const goesOutAt = ({ display_state: state, publication, scheduled_date: day }: Post) =>
  (state === 'draft-upcoming' ? null : publication?.due_at) ?? day ?? '9999';

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

/** Groups that are read by time; the others keep the order in which their posts came. */
const orders: Record<string, (a: Post, b: Post) => number> = {
  'Coming up': (a, b) => compare(goesOutAt(a), goesOutAt(b)),
  Posted: (a, b) => compare(b.posted_at ?? '', a.posted_at ?? ''),
};

/** The posts in their groups: what goes out next and what went out last comes first. Groups without posts are left out. */
export function groupPosts(posts: readonly Post[]): PostGroup[] {
  return titles
    .map((title) => {
      const own = posts.filter((post) => titleOf(post) === title);
      return { title, posts: own.toSorted(orders[title] ?? (() => 0)) };
    })
    .filter((group) => group.posts.length > 0);
}
