import { inQuotes } from '@drumbeat/domain';
import { keptForms } from '../../lib/device/kept-forms';
import { EMPTY_FORM, isEmptyForm, type FeedbackForm } from './feedback-form';
import type { FeedbackTarget, RatingTarget } from './feedback-target';

const slotOf = ({ type, id }: RatingTarget) => `feedback:${type}:${id}`;

/** Unsent feedback, stored on this device. */
export const keptForm = {
  read: (userId: string, target: RatingTarget): FeedbackForm => {
    const form = keptForms.read(userId, slotOf(target))?.form;
    return isFeedbackForm(form) ? form : EMPTY_FORM;
  },
  keep: (userId: string, target: FeedbackTarget, form: FeedbackForm): void => {
    if (isEmptyForm(form)) keptForms.drop(userId, slotOf(target));
    else keptForms.keep(userId, slotOf(target), { name: `Feedback on ${inQuotes(target.title)}`, form });
  },
  /** Deletes the copy after `sent` was accepted, unless it changed since, which continues from there. */
  settle: (userId: string, target: FeedbackTarget, sent: FeedbackForm): void => {
    const form = keptForm.read(userId, target);
    const isSent = JSON.stringify(form) === JSON.stringify(sent);
    keptForm.keep(userId, target, isSent || isEmptyForm(form) ? EMPTY_FORM : { ...form, continues: true });
  },
};

/** True when it has the present form's shape: data of an older version may not. */
function isFeedbackForm(value: unknown): value is FeedbackForm {
  if (typeof value !== 'object' || value === null) return false;
  const form: Partial<Record<keyof FeedbackForm, unknown>> = value;
  const { opinions } = form;
  return (
    (['rating', 'wouldUse', 'wouldRecommend', 'comments', 'suggestions', 'continues'] as const).every(
      (field) => typeof form[field] === typeof EMPTY_FORM[field],
    ) &&
    typeof opinions === 'object' &&
    opinions !== null &&
    'liked' in opinions &&
    Array.isArray(opinions.liked) &&
    'disliked' in opinions &&
    Array.isArray(opinions.disliked)
  );
}
