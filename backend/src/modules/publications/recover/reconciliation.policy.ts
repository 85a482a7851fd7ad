import type { OutcomeClass, OutcomeCode } from '@drumbeat/domain';

/** The ledger's facts on an attempt. */
export interface AttemptFacts {
  readonly outcomeClass: OutcomeClass | null;
  readonly outcome: OutcomeCode | null;
  readonly urn: string | null;
  /** True when the sender itself reported the end. */
  readonly isReported: boolean;
}

export interface ReconciliationFacts {
  /** In the order of their numbers. */
  readonly attempts: readonly AttemptFacts[];
  /** The process that made the last attempt still holds its owner lock. */
  readonly isSenderAlive: boolean;
  /** Milliseconds since the settle time ended. */
  readonly waitedMs: number;
  readonly ownerWaitMs: number;
}

export type Verdict =
  | {
      readonly kind: 'published';
      readonly urn: string | null;
    }
  /** Certainly not sent, by the sender's own report: it cannot send any more either. */
  | { readonly kind: 'absent' }
  /** The sender still runs and may report. */
  | { readonly kind: 'wait' }
  /** `duplicate`: LinkedIn names a post that it takes this one for; null where it said nothing of the kind. */
  | { readonly kind: 'ask'; readonly duplicate: { readonly urn: string | null } | null };

const ASK: Verdict = { kind: 'ask', duplicate: null };

/**
 * The verdict of the evidence on a send with an unknown outcome (docs/publishing.md, "Steps" 7). Only the last
 * attempt can make it absent: a later attempt requires proof or the user's confirmation that the one before left
 * nothing. A duplicate that LinkedIn then names contradicts the user, and LinkedIn also names deleted posts: it
 * proves neither.
 */
export function reconcile({ attempts, isSenderAlive, waitedMs, ownerWaitMs }: ReconciliationFacts): Verdict {
  const proof = attempts.find(({ outcomeClass }) => outcomeClass === 'published');
  if (proof) return { kind: 'published', urn: proof.urn };
  const last = attempts.at(-1);
  if (last?.isReported) {
    if (last.outcome === 'duplicate_of_own') return { kind: 'ask', duplicate: { urn: last.urn } };
    return last.outcomeClass === 'F' ? ASK : { kind: 'absent' };
  }
  return isSenderAlive && waitedMs < ownerWaitMs ? { kind: 'wait' } : ASK;
}
