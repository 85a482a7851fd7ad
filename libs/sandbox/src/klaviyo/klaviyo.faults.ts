import type { Fault } from '../control/fault-queue.js';

/**
 * - `400`, `401`, `403`: the event, the key or its rights are refused
 * - `429`: the account's limit is reached; Retry-After says when to come again (`retry_after_s`, default 1)
 * - `500`, `503`: a server error; nothing was taken
 * - `500_after`: taken, but the answer is a server error
 * - `challenge`: 403 with a page of the wall in front, as programs were seen to get now and then
 * - `drop_before`, `drop_after`: the connection is closed without an answer, before or after the event was taken
 * - `hang_before`, `hang_after`: no answer until the request is released, before or after the event was taken
 */
export const klaviyoFaultKinds = [
  '400',
  '401',
  '403',
  '429',
  '500',
  '503',
  '500_after',
  'challenge',
  'drop_before',
  'drop_after',
  'hang_before',
  'hang_after',
] as const;
export type KlaviyoFaultKind = (typeof klaviyoFaultKinds)[number];

export interface KlaviyoFaultRequest {
  kind: KlaviyoFaultKind;
  /** Number of affected requests; default 1. */
  times?: number;
  /** Affects only events of this address. */
  email?: string;
  /** For `429`. */
  retry_after_s?: number;
}

export interface ArmedKlaviyoFault extends Fault {
  kind: KlaviyoFaultKind;
  email: string | null;
  retry_after_s: number;
}

export function armedKlaviyoFault({
  kind,
  times = 1,
  email,
  retry_after_s = 1,
}: KlaviyoFaultRequest): ArmedKlaviyoFault {
  return { kind, times, email: email ?? null, retry_after_s };
}
