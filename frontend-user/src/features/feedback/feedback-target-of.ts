import type { FeedbackTarget } from './feedback-target';
import type { Post } from '../../entities/types';

/** A post as the feedback dialog names it. */
export const feedbackTargetOf = ({ id, title, content }: Post): FeedbackTarget => ({
  type: 'post',
  id,
  title,
  preview: content,
});
