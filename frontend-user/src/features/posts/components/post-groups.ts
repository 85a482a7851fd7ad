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

/** The posts in their groups, in the order they came; groups without posts are left out. */
export function groupPosts(posts: readonly Post[]): PostGroup[] {
  return titles
    .map((title) => ({ title, posts: posts.filter((post) => titleOf(post) === title) }))
    .filter((group) => group.posts.length > 0);
}
