import { keptForms } from '../../lib/kept-forms';
import { formWith, isSameForm, isTrainingForm, keptOf, type TrainingForm } from './typed-form';

const SLOT = 'training-post';

/** A new training post that was not saved: on this device, over a closed dialog, another page, a reload and an ended session. */
export const keptNewPost = {
  /** Empty where there is none. */
  read(userId: string): TrainingForm {
    const form = keptForms.read(userId, SLOT)?.form;
    return isTrainingForm(form) ? form : formWith('');
  },

  keep(userId: string, form: TrainingForm): void {
    if (isSameForm(form, formWith(''))) keptForms.drop(userId, SLOT);
    else keptForms.keep(userId, SLOT, { name: 'A training post', form: keptOf(form) });
  },
};
