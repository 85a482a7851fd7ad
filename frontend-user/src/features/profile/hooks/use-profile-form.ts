import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { Profile } from '../../../entities/types';
import { unsavedText } from '../../../lib/device/unsaved-text';
import { useSaveProfile } from '../api/change-profile';
import { keptAnswers } from '../kept-answers';
import { answersOf, changedFields, changeOf, type ProfileAnswers } from '../profile-answers';

/**
 * A form over the profile. What is typed is kept with this tab until the server has it, and for as long it counts as unsaved
 * text, beyond the form too: it is sent before the session ends and before signing out, which names it where that fails.
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
    const key = `profile:${profile.id}`;
    const note = (answers: ProfileAnswers) => {
      keptAnswers.keep(profile.id, saved, answers);
      const fields = changedFields(saved, answers);
      if (fields.length === 0) {
        unsavedText.drop(key);
        return;
      }
      const release = unsavedText.hold(key, {
        name: 'Your profile',
        save: () => mutateAsync(changeOf(answers, fields)).then(release),
      });
    };
    note(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => note(values),
    });
  }, [form, profile, mutateAsync]);
  return { form, save };
}
