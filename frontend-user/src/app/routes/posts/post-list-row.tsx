import Button from '@mui/material/Button';
import { FEEDBACK_TEXTS, POST_TEXTS } from '@drumbeat/domain';
import {
  Archive,
  ArchiveRestore,
  ArrowUpRight,
  CalendarClock,
  CalendarX2,
  Check,
  MessageSquare,
  PencilLine,
} from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { FeedbackDialog } from '../../../features/feedback/components/feedback-dialog';
import { useConnectLinkedIn } from '../../../features/linkedin/api/authorize';
import { useArchivePost } from '../../../features/posts/api/archive-post';
import { useMarkPosted } from '../../../features/posts/api/mark-posted';
import { PostRow } from '../../../features/posts/components/post-row';
import { PostRowMenu } from '../../../features/posts/components/post-row-menu';
import type { RowAction } from '../../../features/posts/components/row-action';
import { useUnschedulePost } from '../../../features/publications/api/unschedule-post';
import { PublicationActions } from '../../../features/publications/components/publication-actions';
import type { Post } from '../../../lib/api-types';
import { linkTo, paths } from '../../paths';
import { feedbackTargetOf } from './feedback-target-of';
import { LazyScheduleFor } from './lazy-schedule-for';

/** A row of the list with what its state allows. */
export function PostListRow({ post }: { post: Post }) {
  const [scheduling, setScheduling] = useState(false);
  const [isGivingFeedback, setIsGivingFeedback] = useState(false);
  const navigate = useNavigate();
  const connect = useConnectLinkedIn();
  const unschedule = useUnschedulePost();
  const markPosted = useMarkPosted();
  const { archive, bringBack } = useArchivePost();
  const state = post.display_state;
  const editable = state === 'draft-upcoming' || state === 'draft-date-passed';
  const menu: RowAction[] = [
    { label: 'Open', icon: PencilLine, onClick: () => void navigate(linkTo.post(post.id)) },
    { label: FEEDBACK_TEXTS.title, icon: MessageSquare, onClick: () => setIsGivingFeedback(true) },
    ...(editable
      ? [
          { label: POST_TEXTS.schedule, icon: CalendarClock, onClick: () => setScheduling(true) },
          { label: POST_TEXTS.markAsPosted, icon: Check, onClick: () => markPosted.mutate({ id: post.id }) },
          { label: 'Archive', icon: Archive, onClick: () => archive(post) },
        ]
      : []),
    ...(state === 'scheduled'
      ? [{ label: 'Take off the schedule', icon: CalendarX2, onClick: () => unschedule.mutate(post.id) }]
      : []),
    ...(post.status === 'archived'
      ? [{ label: 'Bring back', icon: ArchiveRestore, onClick: () => bringBack(post) }]
      : []),
  ];
  return (
    <>
      <PostRow
        post={post}
        actions={
          <>
            {renderButton()}
            <PostRowMenu title={post.title} actions={menu} />
          </>
        }
      />
      <FeedbackDialog
        open={isGivingFeedback}
        onClose={() => setIsGivingFeedback(false)}
        target={feedbackTargetOf(post)}
      />
      {scheduling ? <LazyScheduleFor post={post} onClose={() => setScheduling(false)} /> : null}
    </>
  );

  function renderButton() {
    switch (state) {
      case 'draft-date-passed':
        return (
          <Button
            variant="outlined"
            size="small"
            loading={markPosted.isPending}
            onClick={() => markPosted.mutate({ id: post.id })}
          >
            {POST_TEXTS.markAsPosted}
          </Button>
        );
      case 'draft-upcoming':
        return (
          <Button variant="ghost" size="small" onClick={() => setScheduling(true)}>
            {POST_TEXTS.schedule}
          </Button>
        );
      case 'scheduled':
        return (
          <Button variant="ghost" size="small" onClick={() => setScheduling(true)}>
            Move to…
          </Button>
        );
      case 'failed':
        return (
          <Button component={RouterLink} to={linkTo.post(post.id)} variant="outlined" size="small">
            Edit text
          </Button>
        );
      case 'not-confirmed':
      case 'missed':
        return post.publication ? (
          <PublicationActions
            postId={post.id}
            state={post.publication.state}
            onReschedule={() => setScheduling(true)}
            onReconnect={() => connect.mutate(paths.posts)}
          />
        ) : null;
      default:
        return post.linkedin_url ? (
          <Button
            component="a"
            href={post.linkedin_url}
            target="_blank"
            rel="noreferrer"
            variant="ghost"
            size="small"
            endIcon={<ArrowUpRight size={16} strokeWidth={1.75} aria-hidden />}
          >
            View
          </Button>
        ) : null;
    }
  }
}
