/** Why a call costs more than a list does, and by which allowance of the user's it is counted. */
export type CostlyKind = 'search' | 'check' | 'calendar' | 'export';

export interface CostlyCall {
  readonly kind: CostlyKind;
  /** How long one of its statements may run. */
  readonly statementMs: number;
  /** It costs so much only with this field in its query. */
  readonly with?: string;
  /** Its answer is made while it is read: it bounds its statements itself, and does not hold a connection all the time. */
  readonly isStream?: true;
}

export const COSTLY_CALLS: Readonly<Record<CostlyKind, CostlyCall>> = {
  search: { kind: 'search', statementMs: 3_000, with: 'search' },
  check: { kind: 'check', statementMs: 2_000 },
  calendar: { kind: 'calendar', statementMs: 3_000 },
  export: { kind: 'export', statementMs: 15_000, isStream: true },
};

export const COSTLY_METADATA = 'drumbeat:costly';
