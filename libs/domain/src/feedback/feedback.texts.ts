import type { FeedbackType } from './feedback-aspects.js';

/** Texts of the feedback dialog and its toasts (FEEDBACK-5). A failed quick rating shows nothing. */
export const FEEDBACK_TEXTS = {
  title: 'Share Your Feedback',
  submit: 'Submit Feedback',
  /** By the feedback's target. */
  wouldUse: {
    prompt: 'I would use this prompt',
    post: 'I would use this post',
  } satisfies Record<FeedbackType, string>,
  wouldRecommend: 'I would recommend this to others',

  submitted: 'Thank you for your feedback! It helps us improve.',
  /** When the server's response has no text. */
  submitFailed: 'Failed to submit feedback',
  ratingNotSent: 'Your stars were not kept',
  loadFailed: 'Failed to load feedback',

  ratingNeeded: 'Choose a rating of 1 to 5 stars',
  likedAndDisliked: 'An aspect can be liked or disliked, not both',

  blankReply: 'Please write a reply first',
  /** Error of a second reply to the same words (409 feedback.replied). */
  alreadyReplied: 'This feedback was answered already.',
  /** The notice in the app. */
  noticeTitle: 'A reply to your feedback',
} as const;
