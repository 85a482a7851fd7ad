import { classifySendResult, type OutcomeCode } from '@drumbeat/domain';
import type { MediaUploadResult } from '../../linkedin/rest/linkedin-media.service.js';

type Failed = Extract<MediaUploadResult, { kind: 'failed' }>;

/** Consequence of a failed upload. Nothing was posted in any case. */
export type UploadFailure =
  | { readonly kind: 'release'; readonly outcome: OutcomeCode }
  | { readonly kind: 'pause' }
  | { readonly kind: 'auth_lost'; readonly outcome: OutcomeCode }
  | { readonly kind: 'refused'; readonly outcome: OutcomeCode; readonly alertOperator: boolean };

/**
 * Judges a failed upload by the same classes as the send (docs/publishing.md, "Outcomes"), with one difference: when
 * a send's outcome would be unknown, an upload is simply retried, since an unused upload is harmless.
 */
export function uploadFailure({ step, result }: Failed, tokenAgeMs: number | null): UploadFailure {
  const { outcomeClass, code, event, alertOperator } = classifySendResult(result, {
    earlierAttemptUnresolved: false,
    tokenAgeMs,
  });
  if (outcomeClass === 'B') return { kind: 'pause' };
  if (event === 'auth_lost') return { kind: 'auth_lost', outcome: code };
  if (outcomeClass === 'A' || outcomeClass === 'D') return { kind: 'release', outcome: code };
  if (outcomeClass !== 'C') return { kind: 'release', outcome: 'media_not_uploaded' };
  // Refused at the address that takes the bytes: it is the file. Before that, our call was wrong, or its version is gone.
  if (step === 'initialize' && alertOperator) return { kind: 'refused', outcome: code, alertOperator };
  return { kind: 'refused', outcome: 'media_refused', alertOperator: false };
}
