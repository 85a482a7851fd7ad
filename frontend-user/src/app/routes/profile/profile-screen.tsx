import Box from '@mui/material/Box';
import type { SubmitEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { InlineAlert } from '../../../components/inline-alert';
import { PageSections } from '../../../components/page-sections';
import { UnsavedDialog } from '../../../components/unsaved-dialog';
import { useUnsavedGuard } from '../../../components/use-unsaved-guard';
import { SaveBar } from '../../../features/profile/components/save-bar';
import type { Profile } from '../../../entities/types';
import { ProfileSections, profileSections } from './profile-sections';
import { useProfilePage } from './use-profile-page';

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
