import {
  INTERVIEW_QUESTIONS,
  type InterviewAnswer,
  type InterviewKey,
  type InterviewQuestion,
  pairOfTurn,
  type PairTurn,
} from '@drumbeat/domain';

const PAIR_STEPS = ['pair-1', 'pair-2', 'pair-3', 'pair-4', 'pair-5', 'pair-6', 'pair-7', 'pair-8'] as const;

/** What is answered, and what was heard at its end. */
export const INTERVIEW_STEPS = [...INTERVIEW_QUESTIONS, ...PAIR_STEPS, 'summary'] as const;
export type InterviewStep = (typeof INTERVIEW_STEPS)[number];

/** A screen of the interview; its name stands in the address. */
export type InterviewScreenName = InterviewStep | 'start' | 'done';

export function screenOf(asked: string | null): InterviewScreenName {
  return (['start', ...INTERVIEW_STEPS, 'done'] as const).find((name) => name === asked) ?? 'start';
}

export const stepAfter = (step: InterviewStep): InterviewStep =>
  INTERVIEW_STEPS[INTERVIEW_STEPS.indexOf(step) + 1] ?? 'summary';

export const screenBefore = (step: InterviewStep): InterviewScreenName =>
  INTERVIEW_STEPS[INTERVIEW_STEPS.indexOf(step) - 1] ?? 'start';

/** What a step asks, as the answers stand: the second pair of a scale depends on the first. */
export function keyOfStep(
  step: Exclude<InterviewStep, 'summary'>,
  turns: readonly PairTurn[],
  answers: readonly InterviewAnswer[],
): InterviewKey {
  const turn = turnOfStep(step, turns);
  return turn ? pairOfTurn(turn, answers) : (step as InterviewQuestion);
}

/** Undefined for a question that is no pair. */
export const turnOfStep = (step: InterviewScreenName, turns: readonly PairTurn[]): PairTurn | undefined =>
  turns[PAIR_STEPS.findIndex((one) => one === step)];

/** Where to go on: the first step that was neither answered nor skipped. */
export const firstOpenStep = (
  turns: readonly PairTurn[],
  answers: readonly InterviewAnswer[],
): InterviewStep =>
  INTERVIEW_STEPS.find(
    (step) =>
      step === 'summary' || !answers.some(({ question }) => question === keyOfStep(step, turns, answers)),
  ) ?? 'summary';
