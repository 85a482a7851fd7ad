import Box from '@mui/material/Box';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Profile } from '../../../entities/types';
import { answersOf, changedFields, type ProfileAnswers } from '../../../features/profile/profile-answers';

/** Save state of the answers: saved, saving, or in this tab only. */
export function SaveState({ profile, isSaving }: { profile: Profile; isSaving: boolean }) {
  const { control } = useFormContext<ProfileAnswers>();
  const answers = useWatch({ control, compute: (values) => values });
  const isChanged = changedFields(answersOf(profile), answers).length > 0;
  const words = isSaving
    ? 'Saving…'
    : isChanged
      ? 'Kept in this tab'
      : profile.onboarding_step > 1
        ? 'Saved'
        : '';
  return (
    <Box
      component="span"
      role="status"
      sx={{
        ml: 'auto',
        typography: 'caption',
        color: 'text.disabled',
        display: { xs: 'none', md: 'inline' },
      }}
    >
      {words}
    </Box>
  );
}
