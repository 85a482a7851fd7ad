import type { Fault } from '../control/fault-queue.js';

/**
 * - `404`, `410`: the subscription is over
 * - `400`, `403`: the request or its key is refused
 * - `413`: the message is too large
 * - `429`, `503`: come again later; Retry-After says when (`retry_after_s`, default 60)
 * - `500`: a server error
 * - `301`: the resource is said to be elsewhere
 * - `drop_before`, `drop_after`: the connection is closed without an answer, before or after the message was taken
 * - `hang`: no answer until the request is released
 */
export const pushFaultKinds = [
  '301',
  '400',
  '403',
  '404',
  '410',
  '413',
  '429',
  '500',
  '503',
  'drop_before',
  'drop_after',
  'hang',
] as const;
export type PushFaultKind = (typeof pushFaultKinds)[number];

export interface PushFaultRequest {
  kind: PushFaultKind;
  /** Number of affected requests; default 1. */
  times?: number;
  /** For `429` and `503`. */
  retry_after_s?: number;
  /** The address of the only browser that it strikes; any where it is left out. */
  endpoint?: string;
}

export interface ArmedPushFault extends Fault {
  kind: PushFaultKind;
  retry_after_s: number;
  endpoint?: string;
}

export function armedPushFault({
  times = 1,
  retry_after_s = 60,
  ...fault
}: PushFaultRequest): ArmedPushFault {
  return { ...fault, times, retry_after_s };
}
