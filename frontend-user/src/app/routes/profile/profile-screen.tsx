import Box from '@mui/material/Box';
import type { SubmitEvent } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { pillarListProblem } from '@drumbeat/domain';
import { InlineAlert } from '../../../components/inline-alert';
import { PageSections } from '../../../components/page-sections';
import { UnsavedDialog } from '../../../components/unsaved-dialog';
import { useUnsavedGuard } from '../../../components/use-unsaved-guard';
import { SaveBar } from '../../../components/save-bar';
import type { Profile } from '../../../entities/types';
import { ProfileSections, profileSections } from './profile-sections';
import { useProfileForm } from '../../../features/profile/hooks/use-profile-form';
import {
  answersOf,
  changedFields,
  changeOf,
  pillarsIn,
  withChangesSince,
} from '../../../features/profile/profile-answers';
import { showFieldProblems } from '../../../features/profile/show-field-problems';
import { notify } from '../../../lib/notices/notify';
import { useRefreshUser } from '../../session/use-refresh-user';

/** The profile as a form: only what differs is sent, so that a change made elsewhere meanwhile stays. */
function useProfilePage(profile: Profile) {
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

/** A locked profile is read-only (ACCOUNT-9). */
const lockedLook = {
  '&:disabled': {
    '& button': { display: 'none' },
    '& :disabled': { color: 'text.secondary', WebkitTextFillColor: 'currentColor', cursor: 'not-allowed' },
  },
};

export function ProfileScreen({ profile }: { profile: Profile }) {
  const { form, isChanged, isSaving, problem, submit, discard } = useProfilePage(profile);
  const blocker = useUnsavedGuard(isChanged);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <FormProvider {...form}>
      {profile.profile_locked ? (
        <InlineAlert tone="info">
          The staff has locked this profile. You can read it; please ask them to change it.
        </InlineAlert>
      ) : null}
      <PageSections label="Sections of the profile" sections={profileSections}>
        <form noValidate onSubmit={send}>
          <Box component="fieldset" disabled={profile.profile_locked} sx={lockedLook}>
            <ProfileSections profile={profile} />
          </Box>
          {problem ? <InlineAlert tone="bad">{problem}</InlineAlert> : null}
          {isChanged ? <SaveBar isSaving={isSaving} onDiscard={discard} /> : null}
        </form>
      </PageSections>
      <UnsavedDialog blocker={blocker} onDiscard={discard} />
    </FormProvider>
  );
}
