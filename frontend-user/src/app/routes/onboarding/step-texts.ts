import type { OnboardingStep } from '../../../features/onboarding/onboarding.rules';
import { BUSINESS_FIELDS, CLIENT_FIELDS, type AnswerField } from '../../../features/profile/profile-answers';

interface StepTexts {
  title: string;
  lead: string;
  /** Label of the button that leads to this step. */
  continueTo: string;
  fields: readonly AnswerField[];
}

export const stepTexts: Record<OnboardingStep, StepTexts> = {
  clients: {
    title: 'Who do you serve?',
    lead: 'Your prompts are written for these people. A few honest sentences are enough, and you can change them later.',
    continueTo: 'Continue to your clients',
    fields: [...CLIENT_FIELDS, ...BUSINESS_FIELDS],
  },
  pillars: {
    title: 'What do you want to be known for?',
    lead: 'Pick three to five themes. Each prompt belongs to one, so your posts add up to a reputation.',
    continueTo: 'Continue to pillars',
    fields: ['content_pillars'],
  },
  voice: {
    title: 'How do you sound?',
    lead: 'A first idea is enough: your voice gets sharper with each draft that you edit.',
    continueTo: 'Continue to voice',
    fields: ['voice', 'sample_post'],
  },
  goal: {
    title: 'How often, and by whose clock?',
    lead: 'Posts go out in your time zone. The goal is yours alone: it fills the bar on your dashboard.',
    continueTo: 'Continue to rhythm',
    fields: ['weekly_posting_goal', 'time_zone'],
  },
};
