/** The steps of /onboarding in their order; the server keeps their number, counted from 1. */
export const ONBOARDING_STEPS = ['clients', 'pillars', 'voice', 'goal'] as const;

export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** The server's number for a step. */
export const onboardingStepNumber = (step: OnboardingStep): number => ONBOARDING_STEPS.indexOf(step) + 1;

/**
 * The step to show. The address may name one that was reached before; anything else selects the last reached step,
 * and a user who has finished starts again at the first.
 */
export function onboardingStepToShow(input: {
  /** The raw step in the address. */
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
 * History state of an unfinished visit of the onboarding. Back skips it once finished: its last button would finish
 * it a second time. Opening the onboarding again makes a new visit.
 */
export const UNFINISHED_VISIT = { unfinished: true } as const;

/** True when a visit has nothing more to show; `state` is its history state of any shape. */
export const isVisitOver = (state: unknown, completed: boolean): boolean =>
  completed && typeof state === 'object' && state !== null && 'unfinished' in state;

/** The step after this one; null after the last, where the onboarding ends. */
export const stepAfter = (step: OnboardingStep): OnboardingStep | null =>
  ONBOARDING_STEPS[onboardingStepNumber(step)] ?? null;

/** The step before this one; null before the first. */
export const stepBefore = (step: OnboardingStep): OnboardingStep | null =>
  ONBOARDING_STEPS[onboardingStepNumber(step) - 2] ?? null;
