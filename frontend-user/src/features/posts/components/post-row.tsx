import Box from '@mui/material/Box';
import { postName } from '@drumbeat/domain';
import { shortDate } from '@drumbeat/ui';
import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../../components/lazy-part';
import { LinkedText } from '../../../components/linked-text';
import { asInstant, handPlanOf } from '../../../entities/posts/hand-plan';
import { PostRowFrame } from '../../../entities/posts/post-row-frame';
import { sentenceOf } from '../../../entities/posts/post-sentence';
import type { Post } from '../../../entities/types';
import { useCurrentUser } from '../../../entities/session/current-user';
import { dayAndTime, dayOf, timeOfDay } from '../../../lib/text/time-format';

const figures = lazyPart(() => import('./post-figures'));

/** Keeps the line of the figures until they are there, so that the rows below do not move. */
const figuresPlace = <Box sx={{ height: '1.375rem' }} />;

interface PostRowProps {
  post: Post;
  /** True when it was just changed. */
  isUpdated: boolean;
  /** True when LinkedIn is known to be disconnected. */
  isDisconnected: boolean;
  /** Its actions: one button and a menu. */
  actions: ReactNode;
}

/** A post of the list with its state, its time, and one sentence or its figures. */
export function PostRow({ post, isUpdated, isDisconnected, actions }: PostRowProps) {
  const { time_zone: zone } = useCurrentUser();
  const sentence = sentenceOf(post, isDisconnected);
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
  const byHand = handPlanOf(post);
  if (byHand !== null) return `${shortDate(byHand.date)}, ${timeOfDay(...asInstant(byHand))}`;
  return post.scheduled_date
    ? `For ${shortDate(post.scheduled_date)}`
    : `Edited ${dayOf(post.updated_at, zone)}`;
}
