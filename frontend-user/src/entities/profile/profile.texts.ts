/** What the console says when the ICP summary could not be made anew; no screen shows it (ONBOARDING-4). */
export const ICP_WARNINGS = {
  /** The API answered with an error. */
  failed: 'Failed to regenerate ICP summary',
  /** There was no answer. */
  network: 'Network error while regenerating ICP summary',
} as const;
