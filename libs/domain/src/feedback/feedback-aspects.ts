/** Targets of feedback (FEEDBACK-1). */
export const FEEDBACK_TYPES = ['prompt', 'post'] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** The aspects that can be liked or disliked, in the order of the dialog (FEEDBACK-4). */
export const FEEDBACK_ASPECTS = {
  prompt: [
    'Clarity',
    'Relevance',
    'Creativity',
    'Specificity',
    'Actionability',
    'Professional tone',
    'Engaging hook',
    'Target audience fit',
  ],
  post: [
    'Content quality',
    'Writing style',
    'Structure',
    'Engagement level',
    'Professional tone',
    'Accuracy',
    'Relevance',
    'Length',
  ],
} as const satisfies Record<FeedbackType, readonly string[]>;

export type FeedbackAspect = (typeof FEEDBACK_ASPECTS)[FeedbackType][number];

export function isAspectOf(type: FeedbackType, text: unknown): text is FeedbackAspect {
  const aspects: readonly unknown[] = FEEDBACK_ASPECTS[type];
  return aspects.includes(text);
}
