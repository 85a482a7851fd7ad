import { POST_TEXTS, postName } from '@drumbeat/domain';
import { Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import { ArrowUpRight } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { lazyPart, useLater } from '../../../components/lazy-part';
import { useDisconnected } from '../../../features/linkedin/hooks/use-integration';
import { PostRow } from '../../../features/posts/components/post-row';
import { PostRowMenu } from '../../../features/posts/components/post-row-menu';
import type { Post } from '../../../entities/types';
import { linkTo } from '../../../lib/paths';
import { type RowDialog, RowDialogs } from './row-dialogs';

// Deliveries that went wrong are few.
const decisionButton = lazyPart(() => import('./decision-button'));

interface RowButtonProps {
  post: Post;
  open: (dialog: RowDialog) => void;
}

/** The main action of a row's state (POST-2), or none. */
function RowButton({ post, open }: RowButtonProps) {
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
    case 'by-hand-due':
      return (
        <Button component={RouterLink} to={linkTo.post(post.id)} variant="outlined" size="small">
          {POST_TEXTS.postItNow}
        </Button>
      );
    case 'by-hand':
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

const menu = lazyPart(() => import('./row-menu'));

/** A row of the list with the actions of its state. */
export function PostListRow({ post, isUpdated }: { post: Post; isUpdated: boolean }) {
  const [dialog, setDialog] = useState<RowDialog | null>(null);
  const isDisconnected = useDisconnected();
  useLater(menu);
  return (
    <>
      <PostRow
        post={post}
        isUpdated={isUpdated}
        isDisconnected={isDisconnected}
        actions={
          <>
            <RowButton post={post} open={setDialog} />
            <PostRowMenu
              title={postName(post)}
              onIntent={menu.fetch}
              renderList={(anchor, onClose) => (
                <menu.Part post={post} anchor={anchor} onClose={onClose} onDialog={setDialog} />
              )}
            />
          </>
        }
      />
      <RowDialogs post={post} open={dialog} onClose={() => setDialog(null)} />
    </>
  );
}
