import type { Fault } from '../control/fault-queue.js';

/** Endpoints that a fault can affect. */
export const googleFaultTargets = ['discovery', 'jwks', 'token', 'userinfo'] as const;
export type GoogleFaultTarget = (typeof googleFaultTargets)[number];

/**
 * Faults of any endpoint:
 *
 * - `500`: a server error; nothing was processed
 * - `slow`: answered only after `delay_ms` (default 25 s), longer than a client should wait
 * - `drop`: the connection is closed without a response; nothing was processed
 * - `garbage_body`: a proxy's HTML page with status 200
 */
const generalKinds = ['500', 'slow', 'drop', 'garbage_body'] as const;

/**
 * Faults of exchanging a code. Except for the first, the response is 200 with an ID token that must not be accepted:
 *
 * - `invalid_grant`: the code is refused
 * - `email_unverified`: properly signed, with `email_verified` false
 * - `no_email`: properly signed, without an address
 * - `wrong_nonce`, `wrong_audience`, `wrong_issuer`, `expired`: properly signed, for another client, issuer or time
 * - `bad_signature`: not signed with the published key
 */
const tokenKinds = [
  'invalid_grant',
  'email_unverified',
  'no_email',
  'wrong_nonce',
  'wrong_audience',
  'wrong_issuer',
  'expired',
  'bad_signature',
] as const;

export const googleFaultKinds = [...generalKinds, ...tokenKinds] as const;
export type GoogleFaultKind = (typeof googleFaultKinds)[number];

export interface GoogleFaultRequest {
  kind: GoogleFaultKind;
  /** Number of affected requests; default 1. */
  times?: number;
  /** Default: `token`. */
  target?: GoogleFaultTarget;
  /** For `slow`, in milliseconds. */
  delay_ms?: number;
}

/** An armed fault that waits for its request. */
export interface ArmedGoogleFault extends Fault {
  kind: GoogleFaultKind;
  target: GoogleFaultTarget;
  delay_ms: number;
}

const slowMs = 25_000;

/**
 * Fills in what a request leaves open.
 * @throws RangeError when the parts do not go together
 */
export function armedGoogleFault(request: GoogleFaultRequest): ArmedGoogleFault {
  const { kind, times = 1, target = 'token', delay_ms = slowMs } = request;
  if (target !== 'token' && tokenKinds.some((tokenKind) => tokenKind === kind)) {
    throw new RangeError(`${kind} strikes the token endpoint only`);
  }
  return { kind, times, target, delay_ms };
}
