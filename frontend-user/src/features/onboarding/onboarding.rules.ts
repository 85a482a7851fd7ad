/** The steps of /onboarding in their order; the server keeps their number, counted from 1. */
export const ONBOARDING_STEPS = ['clients', 'pillars', 'voice', 'goal'] as const;

export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** The number by which the server keeps a step. */
export const onboardingStepNumber = (step: OnboardingStep): number => ONBOARDING_STEPS.indexOf(step) + 1;

/**
 * The step to show. The address may ask for one that was reached before; anything else leads to the step that was
 * reached last, and somebody who has finished begins again at the first.
 */
export function onboardingStepToShow(input: {
  /** The step in the address, as it stands there. */
  asked: string | null;
  /** The kept number; null or out of range where nothing was saved. */
  reached: number | null;
  completed: boolean;
}): OnboardingStep {
  const last = ONBOARDING_STEPS.length;
  const kept = Math.min(Math.max(input.reached ?? 1, 1), last);
  const furthest = input.completed ? last : kept;
  const asked = ONBOARDING_STEPS.findIndex((step) => step === input.asked) + 1;
  const shown = asked >= 1 && asked <= furthest ? asked : input.completed ? 1 : kept;
  return ONBOARDING_STEPS[shown - 1] ?? 'clients';
}

/**
 * What the history says of a visit of the onboarding that has not ended yet. Back leads past it once it has: its last button
 * would end it a second time. Whoever opens the onboarding again gets a visit of another kind.
 */
export const UNFINISHED_VISIT = { unfinished: true } as const;

/** Whether a visit has nothing to show any more; `state` is what its entry in the history carries, which may be anything. */
export const isVisitOver = (state: unknown, completed: boolean): boolean =>
  completed && typeof state === 'object' && state !== null && 'unfinished' in state;

/** The step after this one; null after the last, where the onboarding ends. */
export const stepAfter = (step: OnboardingStep): OnboardingStep | null =>
  ONBOARDING_STEPS[onboardingStepNumber(step)] ?? null;

/** The step before this one; null before the first. */
export const stepBefore = (step: OnboardingStep): OnboardingStep | null =>
  ONBOARDING_STEPS[onboardingStepNumber(step) - 2] ?? null;
