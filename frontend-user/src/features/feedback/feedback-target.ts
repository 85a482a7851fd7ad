import type { FeedbackType } from '@drumbeat/domain';
import type { Post } from '../../entities/types';

/** A rating's target: a prompt's number or a post's id, as text. */
export interface RatingTarget {
  type: FeedbackType;
  id: string;
}

/** Target of the feedback dialog. */
export interface FeedbackTarget extends RatingTarget {
  /** Its name in the dialog and in the feedback's context. */
  title: string;
  /** Its text; the first 200 characters are sent with the feedback (FEEDBACK-6). Null when it is not loaded. */
  preview: string | null;
}

export const ratingKey = ({ type, id }: RatingTarget) => ['ratings', type, id] as const;
export const feedbackKey = ({ type, id }: RatingTarget) => ['feedback', type, id] as const;

/** A post as target of the feedback dialog. */
export const feedbackTargetOf = ({ id, title, content }: Post): FeedbackTarget => ({
  type: 'post',
  id,
  title,
  preview: content,
});
