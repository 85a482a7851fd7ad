import { Suspense } from 'react';
import { lazyPart, useLater } from '../../../components/lazy-part';
import { FeedbackDialog } from '../../../features/feedback/components/feedback-dialog';
import { useIntegration } from '../../../features/linkedin/hooks/use-integration';
import type { Post } from '../../../entities/types';
import { feedbackTargetOf } from '../../../features/feedback/feedback-target';
import {
  LazyScheduleFor,
  useScheduleLater,
} from '../../../features/editor/components/publishing/editor-dialogs';

const performanceDialog = lazyPart(() => import('../../../features/posts/components/performance-dialog'));
const figuresSource = lazyPart(() => import('../../../features/linkedin/components/figures-source'));
const markPostedDialog = lazyPart(() => import('../../../features/posts/components/mark-posted-dialog'));

export type RowDialog = 'schedule' | 'feedback' | 'performance' | 'mark-posted';

interface RowDialogsProps {
  post: Post;
  /** The open dialog. */
  open: RowDialog | null;
  onClose: () => void;
}

/** The dialogs of a row, each fetched when it opens. */
export function RowDialogs({ post, open, onClose }: RowDialogsProps) {
  useLater(performanceDialog, figuresSource, markPostedDialog);
  useScheduleLater();
  switch (open) {
    case null:
      return null;
    case 'schedule':
      return <LazyScheduleFor post={post} onClose={onClose} />;
    case 'feedback':
      return <FeedbackDialog open onClose={onClose} target={feedbackTargetOf(post)} />;
    case 'performance':
      return (
        <Suspense>
          <performanceDialog.Part post={post} onClose={onClose} source={<figuresSource.Part />} />
        </Suspense>
      );
    case 'mark-posted':
      return (
        <Suspense>
          <MarkPosted post={post} onClose={onClose} />
        </Suspense>
      );
  }
}

/** Only marking a post needs LinkedIn's address. */
function MarkPosted({ post, onClose }: { post: Post; onClose: () => void }) {
  const integration = useIntegration();
  return <markPostedDialog.Part post={post} linkedInSite={integration?.site_url ?? null} onClose={onClose} />;
}
