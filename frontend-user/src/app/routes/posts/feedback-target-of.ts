import type { FeedbackTarget } from '../../../features/feedback/feedback-target';
import type { Post } from '../../../lib/api-types';

/** A post as the feedback dialog names it. */
export const feedbackTargetOf = ({ id, title, content }: Post): FeedbackTarget => ({
  type: 'post',
  id,
  title,
  preview: content,
});
