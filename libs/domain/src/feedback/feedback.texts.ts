import type { FeedbackType } from './feedback-aspects.js';

/** What the feedback dialog and its toasts say (FEEDBACK-5). A quick rating that fails says nothing. */
export const FEEDBACK_TEXTS = {
  title: 'Share Your Feedback',
  submit: 'Submit Feedback',
  /** By what the feedback is about. */
  wouldUse: {
    prompt: 'I would use this prompt',
    post: 'I would use this post',
  } satisfies Record<FeedbackType, string>,
  wouldRecommend: 'I would recommend this to others',

  submitted: 'Thank you for your feedback! It helps us improve.',
  /** Where the server's answer has no text of its own. */
  submitFailed: 'Failed to submit feedback',
  ratingNotSent: 'Your stars were not kept',
  loadFailed: 'Failed to load feedback',

  ratingNeeded: 'Choose a rating of 1 to 5 stars',
  likedAndDisliked: 'An aspect can be liked or disliked, not both',
} as const;
