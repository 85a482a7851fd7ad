export interface CostlyCall {
  /** The user's allowance for it. */
  readonly kind: CostlyKind;
  /** Time-out of each of its statements. */
  readonly statementMs: number;
  /** Costly only with such a query. */
  readonly when?: (query: Readonly<Record<string, unknown>>) => boolean;
  /** Its response is streamed: it limits its statements itself, and does not hold a connection all the time. */
  readonly isStream?: true;
  /** Most of it is work of a thread: it limits its statements itself, and holds no connection meanwhile. */
  readonly isApart?: true;
  /** Most of it waits for another service: it holds no connection meanwhile. */
  readonly isOutside?: true;
  /** It answers in parts: each has a time-out of its own, and the others are answered where one takes too long. */
  readonly isInParts?: true;
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

function hasSearch(filter: unknown): boolean {
  // The name may be written in others, as "\\u0071": only an object without any field is known to have none.
  if (typeof filter !== 'string' || filter === '{}') return false;
  try {
    const fields: unknown = JSON.parse(filter);
    return typeof fields === 'object' && fields !== null && 'q' in fields;
  } catch {
    return false;
  }
}

export const COSTLY_CALLS = {
  search: { statementMs: 3_000, when: ({ search }) => isText(search) },
  // The search of a console list is the field `q` of its filter, a JSON object.
  'console-search': {
    statementMs: 3_000,
    when: ({ q, filter }) => isText(q) || hasSearch(filter),
  },
  texts: { statementMs: 3_000 },
  check: { statementMs: 2_000 },
  brief: { statementMs: 3_000 },
  'voice-match': { statementMs: 3_000, isApart: true },
  calendar: { statementMs: 3_000 },
  analytics: { statementMs: 3_000, isInParts: true },
  'posts-file': { statementMs: 3_000, isApart: true },
  correction: { statementMs: 15_000, isOutside: true },
  payment: { statementMs: 15_000, isOutside: true },
  export: { statementMs: 15_000, isStream: true },
} as const satisfies Record<string, Omit<CostlyCall, 'kind'>>;

/** Kind of costly call. */
export type CostlyKind = keyof typeof COSTLY_CALLS;

export const COSTLY_METADATA = 'drumbeat:costly';
