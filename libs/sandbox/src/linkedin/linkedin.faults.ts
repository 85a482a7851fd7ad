import type { Fault } from '../control/fault-queue.js';

/** Endpoints that a fault can affect. */
export const faultTargets = [
  'posts',
  'delete',
  'updates',
  'userinfo',
  'token',
  'images',
  'documents',
  'upload',
  'comments',
  'analytics',
] as const;
export type FaultTarget = (typeof faultTargets)[number];
const fileTargets = ['images', 'documents', 'upload'] as const satisfies readonly FaultTarget[];
/** Endpoints for file uploads. */
export type FileTarget = (typeof fileTargets)[number];
const memberTargets = [...fileTargets, 'analytics'] as const satisfies readonly FaultTarget[];

/**
 * Faults of any endpoint. `before` and `after` say whether the request was processed:
 *
 * - `drop_before`, `drop_after`: the connection is closed without a response
 * - `500_before`, `500_after`: a server error
 * - `slow_commit`: processed only after `delay_ms` (default 25 s), longer than a client should wait
 * - `hang`: received completely and held; processed when released. `hang_after`: processed, the response is held
 * - `429`: throttled, without Retry-After
 * - `401_revoked`, `401_expired`: the token is refused, though it stays valid for the next request
 * - `fresh_token_lag`: as `401_revoked`, which LinkedIn returns in a new token's first seconds
 * - `garbage_body`: processed, but the response is a proxy's HTML page with status 200
 */
const generalKinds = [
  'drop_before',
  'drop_after',
  '500_before',
  '500_after',
  'slow_commit',
  'hang',
  'hang_after',
  '429',
  '401_revoked',
  '401_expired',
  'fresh_token_lag',
  'garbage_body',
] as const;

/**
 * Faults of creating a post:
 *
 * - `403_scope`: the application lacks the permission. `403_content`: the text is refused
 * - `422_duplicate_true`: refused as a duplicate of a post that exists; it is created first when it does not, as by
 * an earlier attempt whose response was lost
 * - `422_ghost`: refused as a duplicate of a post that does not exist
 * - `201_without_id`: created, but the response lacks the id
 * - `400_media_processing`: an image or document is not ready yet; nothing is created
 * - `400_media_failed`: LinkedIn could not process an image or document, and never will; nothing is created
 * - `409_conflict`: a write conflict; nothing is created
 * - `truncated_text`: returns 201, publishes the first half of the text
 */
const postKinds = [
  '403_scope',
  '403_content',
  '422_duplicate_true',
  '422_ghost',
  '400_media_processing',
  '400_media_failed',
  '409_conflict',
  '201_without_id',
  'truncated_text',
] as const;

/** Faults of commenting: `400_other_thread` refuses a comment once by naming another URN of the post, which is taken then. */
const commentKinds = ['400_other_thread'] as const;

/**
 * Faults of reading a post's figures, beside `403_scope`: `changed_shape` answers 200 in a form that nobody announced; `no_figure` answers
 * without an element, as for a metric that LinkedIn has no number of.
 */
const analyticsKinds = ['changed_shape', 'no_figure'] as const;

/** Faults of the bytes of an image: `processing_failed` takes them, and makes no picture of them. */
const uploadKinds = ['processing_failed'] as const;

/** `refuse` closes the next new connections before a byte is read: no path is known, so it takes no target. */
export const faultKinds = [
  'refuse',
  ...generalKinds,
  ...postKinds,
  ...commentKinds,
  ...uploadKinds,
  ...analyticsKinds,
] as const;
export type LinkedInFaultKind = (typeof faultKinds)[number];

export interface LinkedInFaultRequest {
  kind: LinkedInFaultKind;
  /** Number of affected requests; default 1. */
  times?: number;
  /** Default: `posts`; `userinfo` for `fresh_token_lag`. */
  target?: FaultTarget;
  /** Strikes only posts and comments whose text (or commentary as sent) contains this. */
  text_contains?: string;
  /** Affects only files or figures of this member (their `sub`): these have no text to match. */
  member?: string;
  /** For `slow_commit`, in milliseconds. */
  delay_ms?: number;
}

/** An armed fault that waits for its request. */
export interface ArmedLinkedInFault extends Fault {
  kind: Exclude<LinkedInFaultKind, 'refuse'>;
  target: FaultTarget;
  text_contains: string | null;
  member: string | null;
  delay_ms: number;
}

/** Longer than the 20 seconds after which Drumbeat stops waiting (docs/publishing.md, "Steps" 4). */
const slowCommitMs = 25_000;

/**
 * Fills in what a request leaves open.
 * @throws RangeError when the parts do not go together.
 */
export function armedFault(
  request: LinkedInFaultRequest & { kind: ArmedLinkedInFault['kind'] },
): ArmedLinkedInFault {
  const target = request.target ?? (request.kind === 'fresh_token_lag' ? 'userinfo' : 'posts');
  if (commentKinds.some((kind) => kind === request.kind) && request.target !== 'comments') {
    throw new RangeError(`${request.kind} strikes comments only`);
  }
  if (uploadKinds.some((kind) => kind === request.kind) && request.target !== 'upload') {
    throw new RangeError(`${request.kind} strikes uploads only`);
  }
  if (analyticsKinds.some((kind) => kind === request.kind) && request.target !== 'analytics') {
    throw new RangeError(`${request.kind} strikes analytics only`);
  }
  const isPostKind = postKinds.some((kind) => kind === request.kind);
  const isOfAnalytics = request.kind === '403_scope' && target === 'analytics';
  if (isPostKind && target !== 'posts' && !isOfAnalytics)
    throw new RangeError(`${request.kind} strikes posts only`);
  if (request.text_contains !== undefined && target !== 'posts' && target !== 'comments') {
    throw new RangeError('text_contains goes with posts and comments only');
  }
  if (request.member !== undefined && !memberTargets.some((of) => of === target)) {
    throw new RangeError('member goes with images, documents, upload and analytics only');
  }
  return {
    kind: request.kind,
    times: request.times ?? 1,
    target,
    text_contains: request.text_contains ?? null,
    member: request.member ?? null,
    delay_ms: request.delay_ms ?? slowCommitMs,
  };
}
