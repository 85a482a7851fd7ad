export interface CostlyCall {
  /** By which allowance of the user's it is counted. */
  readonly kind: CostlyKind;
  /** How long one of its statements may run. */
  readonly statementMs: number;
  /** It costs so much only with this field in its query. */
  readonly with?: string;
  /** Its answer is made while it is read: it bounds its statements itself, and does not hold a connection all the time. */
  readonly isStream?: true;
}

export const COSTLY_CALLS = {
  search: { statementMs: 3_000, with: 'search' },
  texts: { statementMs: 3_000 },
  check: { statementMs: 2_000 },
  calendar: { statementMs: 3_000 },
  export: { statementMs: 15_000, isStream: true },
} as const satisfies Record<string, Omit<CostlyCall, 'kind'>>;

/** Why a call costs more than a list does. */
export type CostlyKind = keyof typeof COSTLY_CALLS;

export const COSTLY_METADATA = 'drumbeat:costly';
