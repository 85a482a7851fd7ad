import type { OutcomeCode } from '@drumbeat/domain';

/** Texts for the operator when LinkedIn refuses posts for a reason that no user can fix. */
export const OPERATOR_ALERTS = {
  api_version_ended:
    'LinkedIn no longer serves the version of its interface that we ask for (426). Set LINKEDIN_VERSION to a month that LinkedIn lists as active, start the worker again, then have the refused posts published again.',
  not_accepted:
    'LinkedIn does not accept the way in which we ask. Its interface has probably changed: the log of the worker names the status. Nothing was posted.',
  invalid_request:
    'LinkedIn could not read what we sent. Its interface has probably changed: the log of the worker names the publications. Nothing was posted.',
} as const satisfies Partial<Record<OutcomeCode, string>>;

export type OperatorOutcome = keyof typeof OPERATOR_ALERTS;

export const OPERATOR_OUTCOMES = Object.keys(OPERATOR_ALERTS) as OperatorOutcome[];

/** The alert for an outcome; null when the user can fix it or there is nothing to fix. */
export function operatorAlert(outcome: string | null): string | null {
  const code = OPERATOR_OUTCOMES.find((candidate) => candidate === outcome);
  return code === undefined ? null : OPERATOR_ALERTS[code];
}
