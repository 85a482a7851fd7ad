import { useRef, useState } from 'react';
import { useCurrentUser } from '../../../entities/session/current-user';
import { keptForms } from '../../../lib/device/kept-forms';
import { formWith, isSameForm, isTrainingForm, keptOf, type TrainingForm } from '../typed-form';

const SLOT = 'training-post';

/** A new training post that was not saved: on this device, over a closed dialog, another page, a reload and an ended session. */
const keptNewPost = {
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

/** A new training post and its dialog. Closing that by mistake, another tab or page and a reload lose nothing. */
export function useNewPost() {
  const { id: userId } = useCurrentUser();
  const [form, setForm] = useState(() => keptNewPost.read(userId));
  const [isOpen, setOpen] = useState(false);
  /** As it was typed or pasted outside of the dialog. */
  const pasted = useRef(form.postContent);
  const latest = useRef(form);
  const put = (next: TrainingForm) => {
    latest.current = next;
    keptNewPost.keep(userId, next);
    setForm(next);
  };
  return {
    form,
    change: (part: Partial<TrainingForm>) => {
      put({ ...latest.current, ...part });
      if (!isOpen) pasted.current = latest.current.postContent;
    },
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    /** Throws away what was typed in the dialog; what was pasted before stays. */
    cancel: () => {
      put(formWith(pasted.current));
      setOpen(false);
    },
    /** A text was saved: what was typed since stays. */
    settle: (sent: string) => {
      const { postContent } = latest.current;
      put(formWith(postContent === sent ? '' : postContent));
      pasted.current = latest.current.postContent;
      setOpen(false);
    },
  };
}
