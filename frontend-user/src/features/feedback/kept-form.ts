import { EMPTY_FORM, isEmptyForm, type FeedbackForm } from './feedback-form';
import type { RatingTarget } from './feedback-target';

const kept = new Map<string, FeedbackForm>();
const keyOf = (userId: string, { type, id }: RatingTarget) => `${userId} ${type} ${id}`;

/** What somebody began to say, while the dialog is closed: until it is sent or the page goes. */
export const keptForm = {
  read: (userId: string, target: RatingTarget): FeedbackForm => kept.get(keyOf(userId, target)) ?? EMPTY_FORM,
  keep: (userId: string, target: RatingTarget, form: FeedbackForm): void => {
    if (isEmptyForm(form)) kept.delete(keyOf(userId, target));
    else kept.set(keyOf(userId, target), form);
  },
};
