import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OnboardingStep } from '../../../features/onboarding/onboarding.rules';
import { BusinessFields } from '../../../features/profile/components/business-fields';
import { ClientFields } from '../../../features/profile/components/client-fields';
import { GoalFields } from '../../../features/profile/components/goal-fields';
import { PillarList } from '../../../features/profile/components/pillar-list';
import { PillarSuggestions } from '../../../features/profile/components/pillar-suggestions';
import { VoiceFields } from '../../../features/profile/components/voice-fields';

/** The fields of one step, using the surrounding form. */
export function StepFields({ step }: { step: OnboardingStep }) {
  switch (step) {
    case 'clients':
      return (
        <Box sx={{ display: 'grid', gap: 8 }}>
          <ClientFields />
          <Box component="section" aria-labelledby="your-business" sx={{ display: 'grid', gap: 5 }}>
            <Typography variant="h2" id="your-business">
              Your business
            </Typography>
            <BusinessFields />
          </Box>
        </Box>
      );
    case 'pillars':
      return (
        <>
          <PillarList />
          <PillarSuggestions />
        </>
      );
    case 'voice':
      return <VoiceFields />;
    case 'goal':
      return <GoalFields />;
  }
}
