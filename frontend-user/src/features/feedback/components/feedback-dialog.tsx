import { Suspense } from 'react';
import { lazyPart, useLater } from '../../../components/lazy-part';
import type { FeedbackTarget } from '../feedback-target';

const form = lazyPart(() => import('./feedback-form-dialog'));

interface FeedbackDialogProps {
  open: boolean;
  onClose: () => void;
  /** The feedback's target; null while closed. */
  target: FeedbackTarget | null;
}

/** "Share Your Feedback" on a prompt or a post; its code is fetched once the page has settled. */
export function FeedbackDialog({ open, onClose, target }: FeedbackDialogProps) {
  useLater(form);
  if (!open || !target) return null;
  return (
    <Suspense>
      <form.Part key={`${target.type} ${target.id}`} target={target} onClose={onClose} />
    </Suspense>
  );
}
