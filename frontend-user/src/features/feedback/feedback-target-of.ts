import type { FeedbackTarget } from './feedback-target';
import type { Post } from '../../entities/types';

/** A post as target of the feedback dialog. */
export const feedbackTargetOf = ({ id, title, content }: Post): FeedbackTarget => ({
  type: 'post',
  id,
  title,
  preview: content,
});
