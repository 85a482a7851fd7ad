import { useState } from 'react';
import { useCurrentUser } from '../../../entities/session/current-user';
import { isEmptyForm, type FeedbackForm } from '../feedback-form';
import type { FeedbackTarget } from '../feedback-target';
import { keptForm } from '../kept-form';

/** The dialog's form. Closing it by mistake and a reload lose nothing; signing out names what was not sent. */
export function useFeedbackForm(target: FeedbackTarget) {
  const { id: userId } = useCurrentUser();
  const [form, setForm] = useState(() => keptForm.read(userId, target));
  return {
    form,
    change: (part: Partial<FeedbackForm>) => {
      const changed = { ...form, ...part };
      setForm(changed);
      keptForm.keep(userId, target, changed);
    },
    /** After a form was sent: shows later input, and returns true when there is none. */
    readLeft: () => {
      const left = keptForm.read(userId, target);
      setForm(left);
      return isEmptyForm(left);
    },
  };
}
