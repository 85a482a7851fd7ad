import { styled } from '@mui/material/styles';
import { ONBOARDING_STEPS, type OnboardingStep, onboardingStepNumber } from '../onboarding.rules';
import { BeatBar } from '@drumbeat/ui';

export const stepNames: Record<OnboardingStep, string> = {
  clients: 'Who you serve',
  pillars: 'Pillars',
  voice: 'Voice',
  goal: 'Rhythm',
};

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  gap: '2rem',
  [theme.breakpoints.down('md')]: { gap: '0.5rem', justifyContent: 'space-between' },
}));

const Step = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  ...theme.typography.label,
  color: theme.vars.palette.text.disabled,
  whiteSpace: 'nowrap',
  '&[aria-current]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  [theme.breakpoints.down('sm')]: { gap: '0.375rem', fontSize: '0.75rem' },
}));

/** The steps as beats: done, current, to come. */
export function StepProgress({ step }: { step: OnboardingStep }) {
  const current = onboardingStepNumber(step);
  return (
    <List aria-label={`Step ${current} of ${ONBOARDING_STEPS.length}`}>
      {ONBOARDING_STEPS.map((name, position) => {
        const state = position + 1 < current ? 'posted' : name === step ? 'scheduled' : 'open';
        return (
          <Step key={name} aria-current={name === step ? 'step' : undefined}>
            <BeatBar state={state} width="0.375rem" />
            {stepNames[name]}
          </Step>
        );
      })}
    </List>
  );
}
