import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part';
import type { FeedbackTarget } from '../feedback-target';

const { Part: FeedbackFormDialog } = lazyPart(() => import('./feedback-form-dialog'));

interface FeedbackDialogProps {
  open: boolean;
  onClose: () => void;
  /** What the feedback is about; null while nothing is. */
  target: FeedbackTarget | null;
}

/** "Share Your Feedback" on a prompt or a post; its code is fetched when it opens for the first time. */
export function FeedbackDialog({ open, onClose, target }: FeedbackDialogProps) {
  if (!open || !target) return null;
  return (
    <Suspense>
      <FeedbackFormDialog key={`${target.type} ${target.id}`} target={target} onClose={onClose} />
    </Suspense>
  );
}
