export interface CostlyCall {
  /** The user's allowance for it. */
  readonly kind: CostlyKind;
  /** Time-out of each of its statements. */
  readonly statementMs: number;
  /** Costly only with this field in its query. */
  readonly with?: string;
  /** Its response is streamed: it limits its statements itself, and does not hold a connection all the time. */
  readonly isStream?: true;
  /** Most of it is work of a thread: it limits its statements itself, and holds no connection meanwhile. */
  readonly isApart?: true;
  /** Most of it waits for another service: it holds no connection meanwhile. */
  readonly isOutside?: true;
  /** It answers in parts: each has a time-out of its own, and the others are answered where one takes too long. */
  readonly isInParts?: true;
}

export const COSTLY_CALLS = {
  search: { statementMs: 3_000, with: 'search' },
  texts: { statementMs: 3_000 },
  check: { statementMs: 2_000 },
  brief: { statementMs: 3_000 },
  'voice-match': { statementMs: 3_000, isApart: true },
  calendar: { statementMs: 3_000 },
  analytics: { statementMs: 3_000, isInParts: true },
  correction: { statementMs: 15_000, isOutside: true },
  payment: { statementMs: 15_000, isOutside: true },
  export: { statementMs: 15_000, isStream: true },
} as const satisfies Record<string, Omit<CostlyCall, 'kind'>>;

/** Kind of costly call. */
export type CostlyKind = keyof typeof COSTLY_CALLS;

export const COSTLY_METADATA = 'drumbeat:costly';
