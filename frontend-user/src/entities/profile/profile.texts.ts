/** Console messages when the ICP summary could not be rewritten; no screen shows them (ONBOARDING-4). */
export const ICP_WARNINGS = {
  /** The API returned an error. */
  failed: 'Failed to regenerate ICP summary',
  /** There was no response. */
  network: 'Network error while regenerating ICP summary',
} as const;
