import { pillarListProblem } from '@drumbeat/domain';
import { useWatch } from 'react-hook-form';
import { useProfileForm } from '../../../features/profile/hooks/use-profile-form';
import {
  answersOf,
  changedFields,
  changeOf,
  pillarsIn,
  withChangesSince,
} from '../../../features/profile/profile-answers';
import { showFieldProblems } from '../../../features/profile/show-field-problems';
import type { Profile } from '../../../entities/types';
import { notify } from '../../../lib/notify';
import { useRefreshUser } from '../../session/use-refresh-user';

/** The profile as a form: only what differs is sent, so that a change made elsewhere meanwhile stays. */
export function useProfilePage(profile: Profile) {
  const { form, save } = useProfileForm(profile);
  const refreshUser = useRefreshUser();
  const saved = answersOf(profile);
  const answers = useWatch({ control: form.control, compute: (values) => values });
  const changed = changedFields(saved, answers);

  async function submit(): Promise<void> {
    if (!(await form.trigger(changed, { shouldFocus: true }))) return;
    const pillars = pillarsIn(answers.content_pillars);
    const problem = changed.includes('content_pillars') ? pillarListProblem(pillars) : null;
    if (problem) {
      form.setError('content_pillars', { message: problem });
      form.setFocus('content_pillars.0.text');
      return;
    }
    form.clearErrors();
    const sent = answers;
    save.mutate(changeOf(sent, changed), {
      onSuccess: (now) => {
        // Text typed meanwhile stays, and its fields stay editable.
        form.reset(withChangesSince(sent, form.getValues(), answersOf(now)), { keepFieldsRef: true });
        notify.success('Profile saved');
        void refreshUser();
      },
      onError: (error) =>
        form.setError('root', { message: showFieldProblems(error, changed, form.setError) }),
    });
  }

  return {
    form,
    isChanged: changed.length > 0,
    isSaving: save.isPending,
    problem: form.formState.errors.root?.message,
    submit,
    discard: () => form.reset(saved),
  };
}
