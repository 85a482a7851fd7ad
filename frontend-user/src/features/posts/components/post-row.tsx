import Box from '@mui/material/Box';
import { postName } from '@drumbeat/domain';
import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../../components/lazy-part';
import { LinkedText } from '../../../components/linked-text';
import { PostRowFrame } from '../../../components/post-row-frame';
import type { Post } from '../../../lib/api-types';
import { useCurrentUser } from '../../../lib/current-user';
import { dayAndTime, dayOf, shortDate } from '../../../lib/time-format';

const figures = lazyPart(() => import('./post-figures'));

/** Keeps the line of the figures until they are there, so that the rows below do not move. */
const figuresPlace = <Box sx={{ height: '1.375rem' }} />;

interface PostRowProps {
  post: Post;
  /** It is the one that has just changed. */
  isUpdated: boolean;
  /** What there is to do: one button and a menu. */
  actions: ReactNode;
}

/** A post of the list with its state, its time, and one sentence or its figures. */
export function PostRow({ post, isUpdated, actions }: PostRowProps) {
  const { time_zone: zone } = useCurrentUser();
  const sentence = sentenceOf(post);
  return (
    <PostRowFrame
      post={{ id: post.id, title: postName(post) }}
      state={post.display_state}
      time={timeOf(post, zone)}
      sentence={sentence === null ? null : <LinkedText>{sentence}</LinkedText>}
      actions={actions}
      isUpdated={isUpdated}
    >
      {post.performance ? (
        <Suspense fallback={figuresPlace}>
          <figures.Part performance={post.performance} />
        </Suspense>
      ) : null}
    </PostRowFrame>
  );
}

function timeOf(post: Post, zone: string): string {
  if (post.posted_at) return dayAndTime(post.posted_at, zone);
  if (post.status === 'used') return 'No date';
  const { publication } = post;
  if (publication && post.display_state !== 'draft-upcoming') {
    return dayAndTime(publication.due_at, publication.time_zone);
  }
  if (post.display_state === 'draft-date-passed' && post.scheduled_date) {
    return `Planned ${shortDate(post.scheduled_date)}`;
  }
  return post.scheduled_date
    ? `For ${shortDate(post.scheduled_date)}`
    : `Edited ${dayOf(post.updated_at, zone)}`;
}

/** What to know about it: the delivery's words where there are any, else how the text begins. */
function sentenceOf(post: Post): string | null {
  if (post.source_type === 'training') return 'A training post: your voice is learned from it.';
  switch (post.display_state) {
    case 'draft-date-passed':
      return 'Still a draft. Did you post it yourself?';
    case 'needs-reconnect':
    case 'failed':
    case 'missed':
    case 'not-confirmed':
      return post.publication?.message ?? null;
    case 'posted-analytics-pending':
      return post.performance ? null : analyticsIn(post.analytics_in_days ?? 1);
    case 'posted-needs-analytics':
      return post.needs_analytics
        ? 'Out for more than 5 days. Its numbers would teach your next prompts.'
        : 'LinkedIn’s numbers are worth reading now.';
    case 'draft-upcoming':
      return post.content.startsWith(post.title) ? null : (post.content.split('\n')[0] ?? null);
    default:
      return null;
  }
}

const analyticsIn = (days: number) => `Analytics available in ${days === 1 ? '1 day' : `${days} days`}`;
