import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { Profile } from '../../../lib/api-types';
import { unsavedText } from '../../../lib/unsaved-text';
import { useSaveProfile } from '../api/save-profile';
import { keptAnswers } from '../kept-answers';
import { answersOf, changedFields, changeOf, type ProfileAnswers } from '../profile-answers';

/**
 * A form over the profile. What is typed is kept with this tab until the server has it, and counts as unsaved text: it is
 * sent before the session ends and before signing out.
 */
export function useProfileForm(profile: Profile) {
  const form = useForm({
    defaultValues: keptAnswers.over(profile.id, answersOf(profile)),
    mode: 'onTouched',
  });
  const save = useSaveProfile();
  const { mutateAsync } = save;
  useEffect(() => {
    const saved = answersOf(profile);
    let release: (() => void) | undefined;
    const note = (answers: ProfileAnswers) => {
      keptAnswers.keep(profile.id, saved, answers);
      release?.();
      const fields = changedFields(saved, answers);
      release =
        fields.length > 0
          ? unsavedText.hold(`profile:${profile.id}`, {
              name: 'Your profile',
              save: () => mutateAsync(changeOf(answers, fields)),
            })
          : undefined;
    };
    note(form.getValues());
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => note(values),
    });
    return () => {
      unsubscribe();
      release?.();
    };
  }, [form, profile, mutateAsync]);
  return { form, save };
}
