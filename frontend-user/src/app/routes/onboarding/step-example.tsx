import type { OnboardingStep } from '../../../features/onboarding/onboarding.rules';
import { useFormContext, useWatch } from 'react-hook-form';
import { ExampleAnswers } from '../../../features/onboarding/components/example-answers';
import { ExampleRhythm } from '../../../features/onboarding/components/example-rhythm';
import { ExampleVoice } from '../../../features/onboarding/components/example-voice';
import { ExampleWeek } from '../../../features/onboarding/components/example-week';
import { pillarsIn, type ProfileAnswers } from '../../../features/profile/profile-answers';

/** A preview of the effect of a step's answers, while they are typed. */
export function StepExample({ step }: { step: OnboardingStep }) {
  const { control } = useFormContext<ProfileAnswers>();
  const [rows, voice, goal] = useWatch({
    control,
    name: ['content_pillars', 'voice', 'weekly_posting_goal'],
  });
  switch (step) {
    case 'clients':
      return <ExampleAnswers />;
    case 'pillars':
      return <ExampleWeek pillars={pillarsIn(rows)} />;
    case 'voice':
      return <ExampleVoice tone={voice.writing_style_tone} />;
    case 'goal':
      return <ExampleRhythm goal={goal} />;
  }
}
