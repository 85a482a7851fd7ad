import { useEffect, useState } from 'react';
import { useCurrentUser } from '../../../lib/current-user';
import { unsavedText } from '../../../lib/unsaved-text';
import { EMPTY_FORM, isEmptyForm, type FeedbackForm } from '../feedback-form';
import type { FeedbackTarget } from '../feedback-target';
import { keptForm } from '../kept-form';

/** The dialog's form. Closing it by mistake loses nothing; signing out names what was not sent. */
export function useFeedbackForm(target: FeedbackTarget) {
  const { id: userId } = useCurrentUser();
  const [form, setForm] = useState(() => keptForm.read(userId, target));
  const isEmpty = isEmptyForm(form);
  useEffect(
    () =>
      isEmpty
        ? undefined
        : unsavedText.hold(`feedback ${target.type} ${target.id}`, { name: `Feedback on “${target.title}”` }),
    [isEmpty, target.type, target.id, target.title],
  );
  function change(part: Partial<FeedbackForm>) {
    const changed = { ...form, ...part };
    setForm(changed);
    keptForm.keep(userId, target, changed);
  }
  return { form, change, reset: () => change(EMPTY_FORM) };
}
