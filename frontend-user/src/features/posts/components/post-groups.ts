import type { DisplayState } from '@drumbeat/domain';
import type { Post } from '../../../lib/api-types';

export interface PostGroup {
  title: string;
  posts: Post[];
}

/** Which group of the list a state stands in: what needs the user comes first. */
const groupOf: Record<DisplayState, 'Needs you' | 'Coming up' | 'Posted' | 'Archived'> = {
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

/** The posts in their groups, in the order they came; groups without posts are left out. */
export function groupPosts(posts: readonly Post[]): PostGroup[] {
  return (['Needs you', 'Coming up', 'Posted', 'Archived'] as const)
    .map((title) => ({ title, posts: posts.filter((post) => groupOf[post.display_state] === title) }))
    .filter((group) => group.posts.length > 0);
}
