import { isPostUrn } from '../linkedin/post-urn.js';
import {
  duplicateUrn,
  isConflictError,
  isDuplicateError,
  isMediaFailedError,
  isMediaNotReadyError,
  isMissingScopeError,
  parseLinkedInError,
  refusedText,
  type LinkedInError,
  type RefusedText,
} from './linkedin-error.js';
import { outcomeText, type OutcomeCode } from './outcome.texts.js';
import { PUBLISHING } from './publication.constants.js';
import { transition, type PublicationState } from './publication.machine.js';

/** The classes of docs/publishing.md, "Outcomes". */
export type OutcomeClass = 'published' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F';

/** The result of the call to LinkedIn, as far as the sender knows. */
export type SendResult =
  /** `restliId` is the header x-restli-id; `body` the response's text, unparsed. */
  | { kind: 'response'; status: number; restliId: string | null; body: string }
  /** Certainly no byte of the request was sent. */
  | { kind: 'not_sent'; reason: 'unreachable' | 'tls' | 'deadline' | 'busy' }
  /** The request, or a part of it, may have arrived. */
  | { kind: 'unknown'; reason: 'timeout' | 'connection_lost' | 'unreadable' | 'worker_lost' };

export interface SendContext {
  /**
   * True when an earlier attempt of ours reached `sending` without a certain result, and the user has not been asked
   * about a duplicate since. Attempts certainly refused by LinkedIn do not count: they cannot have made the post that
   * a duplicate error names.
   */
  earlierAttemptUnresolved: boolean;
  /** Age of the access token, null when not known. */
  tokenAgeMs: number | null;
  /** True when LinkedIn could not process a file of this post before, and it has been uploaded again since; default: false. */
  mediaUploadedAnew?: boolean;
}

/** The events that may follow `sending`. */
export type OutcomeEvent =
  'accepted' | 'duplicate_of_own' | 'not_sent' | 'rate_limited' | 'refused' | 'auth_lost' | 'outcome_unknown';

export interface SendOutcome {
  outcomeClass: OutcomeClass;
  code: OutcomeCode;
  /** The event to apply to `sending` … */
  event: OutcomeEvent;
  /** … and the resulting state. */
  nextState: PublicationState;
  /** The post on LinkedIn, or the one that a duplicate error names; null when not known. */
  urn: string | null;
  /** The evidence of the post; null when nothing was published. */
  evidence: 'response' | null;
  /** For the user: the result. */
  sentence: string;
  /** For the user: the remedy; null for none. */
  fix: string | null;
  /** True when only the operator can fix it; everybody's posts fail alike. */
  alertOperator: boolean;
}

interface OutcomeKind {
  outcomeClass: OutcomeClass;
  event: OutcomeEvent;
  evidence?: 'response';
  alertOperator?: true;
}

const KINDS: Readonly<Record<OutcomeCode, OutcomeKind>> = {
  published: { outcomeClass: 'published', event: 'accepted', evidence: 'response' },
  published_without_id: { outcomeClass: 'published', event: 'accepted', evidence: 'response' },
  not_reachable: { outcomeClass: 'A', event: 'not_sent' },
  not_sent_in_time: { outcomeClass: 'A', event: 'not_sent' },
  rate_limited: { outcomeClass: 'B', event: 'rate_limited' },
  invalid_request: { outcomeClass: 'C', event: 'refused', alertOperator: true },
  content_refused: { outcomeClass: 'C', event: 'refused' },
  text_blank: { outcomeClass: 'C', event: 'refused' },
  too_large: { outcomeClass: 'C', event: 'refused' },
  write_conflict: { outcomeClass: 'A', event: 'not_sent' },
  not_accepted: { outcomeClass: 'C', event: 'refused', alertOperator: true },
  api_version_ended: { outcomeClass: 'C', event: 'refused', alertOperator: true },
  fresh_token: { outcomeClass: 'D', event: 'not_sent' },
  token_refused: { outcomeClass: 'D', event: 'auth_lost' },
  scope_missing: { outcomeClass: 'D', event: 'auth_lost' },
  duplicate_of_own: { outcomeClass: 'E', event: 'duplicate_of_own' },
  duplicate_of_other: { outcomeClass: 'E', event: 'refused' },
  no_answer: { outcomeClass: 'F', event: 'outcome_unknown' },
  connection_lost: { outcomeClass: 'F', event: 'outcome_unknown' },
  server_error: { outcomeClass: 'F', event: 'outcome_unknown' },
  unclear_answer: { outcomeClass: 'F', event: 'outcome_unknown' },
  worker_lost: { outcomeClass: 'F', event: 'outcome_unknown' },
  media_processing: { outcomeClass: 'A', event: 'not_sent' },
  media_failed: { outcomeClass: 'A', event: 'not_sent' },
  media_not_uploaded: { outcomeClass: 'A', event: 'not_sent' },
  media_refused: { outcomeClass: 'C', event: 'refused' },
  media_missing: { outcomeClass: 'C', event: 'refused' },
  data_restored: { outcomeClass: 'F', event: 'outcome_unknown' },
};

const NOT_SENT_CODES = {
  unreachable: 'not_reachable',
  tls: 'not_reachable',
  busy: 'not_sent_in_time',
  deadline: 'not_sent_in_time',
} as const;

const UNKNOWN_CODES = {
  timeout: 'no_answer',
  connection_lost: 'connection_lost',
  unreadable: 'unclear_answer',
  worker_lost: 'worker_lost',
} as const;

/** Statuses by which LinkedIn says for certain that it did nothing. Every other one that is not listed below is unclear. */
const CERTAIN_REFUSALS: ReadonlyMap<number, OutcomeCode> = new Map([
  [400, 'invalid_request'],
  [403, 'content_refused'],
  [404, 'not_accepted'],
  [405, 'not_accepted'],
  [406, 'not_accepted'],
  [410, 'not_accepted'],
  [411, 'not_accepted'],
  [413, 'too_large'],
  [415, 'not_accepted'],
  [422, 'content_refused'],
  [426, 'api_version_ended'],
]);

const REFUSED_TEXTS: Readonly<Record<RefusedText, OutcomeCode>> = {
  too_long: 'too_large',
  blank: 'text_blank',
  invalid: 'content_refused',
};

/** EXPIRED_ACCESS_TOKEN: not explained by a new token's lag. */
const EXPIRED_TOKEN = 65_602;

/**
 * Classifies the result of a send: class, next state and texts (docs/publishing.md, "Outcomes"). Only what is
 * certain is treated as certain; all the rest is `outcome_unknown`, which is never retried without evidence.
 */
export function classifySendResult(result: SendResult, context: SendContext): SendOutcome {
  switch (result.kind) {
    case 'not_sent':
      return outcome(NOT_SENT_CODES[result.reason]);
    case 'unknown':
      return outcome(UNKNOWN_CODES[result.reason]);
    case 'response':
      return classifyResponse(result, context);
  }
}

/** A connection that failed; nothing written means that nothing was sent. */
export function connectionFailure(errorCode: string, wroteBytes: boolean): SendResult {
  if (!wroteBytes) {
    const isTls = /^ERR_(?:TLS|SSL)|CERT|SELF_SIGNED/.test(errorCode);
    return { kind: 'not_sent', reason: isTls ? 'tls' : 'unreachable' };
  }
  if (/TIMEOUT|TIMEDOUT/.test(errorCode)) return { kind: 'unknown', reason: 'timeout' };
  // HPE_…: the HTTP parser could not read what came back.
  return { kind: 'unknown', reason: errorCode.startsWith('HPE_') ? 'unreadable' : 'connection_lost' };
}

function classifyResponse(
  response: Extract<SendResult, { kind: 'response' }>,
  context: SendContext,
): SendOutcome {
  const { status } = response;
  const urn = isPostUrn(response.restliId) ? response.restliId : null;
  if (status >= 200 && status < 300 && urn !== null) return outcome('published', urn);
  if (status === 201) return outcome('published_without_id');
  if (status === 429) return outcome('rate_limited');
  if (status >= 500 && status < 600) return outcome('server_error');

  const error = parseLinkedInError(response.body);
  if (status === 401) return outcome(isFreshTokenLag(error, context) ? 'fresh_token' : 'token_refused');
  if (status === 403 && isMissingScopeError(error)) return outcome('scope_missing');
  if (status === 422 && isDuplicateError(error)) {
    const code = context.earlierAttemptUnresolved ? 'duplicate_of_own' : 'duplicate_of_other';
    return outcome(code, duplicateUrn(response.body));
  }
  if (status === 409 && isConflictError(error)) return outcome('write_conflict');
  if (status === 400 || status === 422) {
    if (isMediaFailedError(error))
      return outcome(context.mediaUploadedAnew ? 'media_refused' : 'media_failed');
    if (isMediaNotReadyError(error)) return outcome('media_processing');
    const refused = refusedText(error);
    if (refused !== null) return outcome(REFUSED_TEXTS[refused]);
  }
  return outcome(CERTAIN_REFUSALS.get(status) ?? 'unclear_answer');
}

/** New tokens get 401 for some seconds (LINKEDIN-5); a 401 was not carried out, so waiting is safe. */
function isFreshTokenLag(error: LinkedInError, { tokenAgeMs }: SendContext): boolean {
  return (
    tokenAgeMs !== null && tokenAgeMs < PUBLISHING.freshTokenLagMs && error.serviceErrorCode !== EXPIRED_TOKEN
  );
}

function outcome(code: OutcomeCode, urn: string | null = null): SendOutcome {
  const { outcomeClass, event, evidence = null, alertOperator = false } = KINDS[code];
  const { sentence, fix } = outcomeText(code);
  return {
    outcomeClass,
    code,
    event,
    nextState: transition('sending', event),
    urn,
    evidence,
    sentence,
    fix,
    alertOperator,
  };
}
