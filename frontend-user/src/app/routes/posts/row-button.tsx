import Button from '@mui/material/Button';
import { POST_TEXTS } from '@drumbeat/domain';
import { ArrowUpRight } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part';
import type { Post } from '../../../entities/types';
import type { RowDialog } from './row-dialogs';

// Deliveries that went wrong are few.
const decisionButton = lazyPart(() => import('./decision-button'));

interface RowButtonProps {
  post: Post;
  open: (dialog: RowDialog) => void;
}

/** The main action of a row's state (POST-2), or none. */
export function RowButton({ post, open }: RowButtonProps) {
  switch (post.display_state) {
    case 'draft-date-passed':
      return (
        <Button variant="outlined" size="small" onClick={() => open('mark-posted')}>
          {POST_TEXTS.markAsPosted}
        </Button>
      );
    case 'draft-upcoming':
      return (
        <Button variant="ghost" size="small" onClick={() => open('schedule')}>
          {POST_TEXTS.schedule}
        </Button>
      );
    case 'scheduled':
    case 'on-hold':
    case 'paused':
      return (
        <Button variant="ghost" size="small" onClick={() => open('schedule')}>
          Move to…
        </Button>
      );
    case 'needs-reconnect':
    case 'failed':
    case 'not-confirmed':
    case 'missed':
      return (
        <Suspense>
          <decisionButton.Part post={post} onReschedule={() => open('schedule')} />
        </Suspense>
      );
    case 'posted-needs-analytics':
      return (
        <Button variant="outlined" size="small" onClick={() => open('performance')}>
          {POST_TEXTS.addAnalytics}
        </Button>
      );
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
