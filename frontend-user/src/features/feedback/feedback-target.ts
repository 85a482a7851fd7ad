import type { FeedbackType } from '@drumbeat/domain';

/** What is rated: a prompt's number or a post's id, as text. */
export interface RatingTarget {
  type: FeedbackType;
  id: string;
}

/** What the feedback dialog is about. */
export interface FeedbackTarget extends RatingTarget {
  /** Names it in the dialog and in the feedback's context. */
  title: string;
  /** Its text; the first 200 characters go with the feedback (FEEDBACK-6). Null where it is not at hand. */
  preview: string | null;
}

export const ratingKey = ({ type, id }: RatingTarget) => ['ratings', type, id] as const;
export const feedbackKey = ({ type, id }: RatingTarget) => ['feedback', type, id] as const;
