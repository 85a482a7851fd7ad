/** The profile's fields that describe the ideal client and the business; the ICP summary is made from them (ONBOARDING-3). */
export const ICP_FIELDS = [
  'ideal_target_client',
  'client_pain_points',
  'content_strategy',
  'business_size',
  'company_size',
  'industry',
  'pain_points',
] as const;

export type IcpAnswers = Readonly<Partial<Record<(typeof ICP_FIELDS)[number], string | null | undefined>>>;

/**
 * True when the ICP summary is outdated: one of the seven fields differs, compared as trimmed texts (ONBOARDING-3).
 * Null, missing and blank fields all count as ''.
 */
export function icpFieldsChanged(before: IcpAnswers, after: IcpAnswers): boolean {
  return ICP_FIELDS.some((field) => textOf(before[field]) !== textOf(after[field]));
}

/** True when there are answers to summarise. */
export function hasIcpAnswers(answers: IcpAnswers): boolean {
  return ICP_FIELDS.some((field) => textOf(answers[field]) !== '');
}

/** True when there are answers to suggest pillars from (ONBOARDING-7). */
export function hasPillarAnswers(
  answers: IcpAnswers & { readonly target_audience?: string | null },
): boolean {
  return hasIcpAnswers(answers) || textOf(answers.target_audience) !== '';
}

function textOf(value: string | null | undefined): string {
  return (value ?? '').trim();
}
