import { inQuotes, titleFromContent } from '@drumbeat/domain';
import type { TrainingPost } from '../../entities/types';
import { keptForms } from '../../lib/device/kept-forms';
import { formOf } from './training-form';
import { isSameForm, isTrainingForm, keptOf, type TrainingForm } from './typed-form';

const slotOf = (post: TrainingPost) => `training-post:${post.id}`;

/** What was changed of a saved post, and what it said before. */
interface KeptChange {
  readonly was: TrainingForm;
  readonly form: TrainingForm;
}

/** Figures, date and address of a saved post that were typed and not saved. */
export const keptChange = {
  /** As it is saved, where nothing was kept, or it has been changed elsewhere since. */
  read(userId: string, post: TrainingPost): TrainingForm {
    const kept = keptForms.read(userId, slotOf(post))?.form;
    return isKeptChange(kept) && isSameForm(kept.was, formOf(post)) ? kept.form : formOf(post);
  },

  keep(userId: string, post: TrainingPost, form: TrainingForm): void {
    const was = formOf(post);
    if (isSameForm(form, was)) keptChange.drop(userId, post);
    else {
      const name = `Figures of ${inQuotes(titleFromContent(post.post_content))}`;
      const kept: KeptChange = { was, form: keptOf(form) };
      keptForms.keep(userId, slotOf(post), { name, form: kept });
    }
  },

  drop: (userId: string, post: TrainingPost): void => keptForms.drop(userId, slotOf(post)),
};

function isKeptChange(value: unknown): value is KeptChange {
  if (typeof value !== 'object' || value === null) return false;
  const { was, form }: Partial<Record<keyof KeptChange, unknown>> = value;
  return isTrainingForm(was) && isTrainingForm(form);
}
