import type { Fault } from '../control/fault-queue.js';

/**
 * Faults of the API:
 *
 * - `500`, `429`: refused; nothing was processed
 * - `slow`: answered only after `delay_ms` (default 25 s)
 * - `drop`: the connection is closed without a response; nothing was processed
 * - `drop_after`: the same, but all of it was processed
 */
const apiKinds = ['500', '429', 'slow', 'drop', 'drop_after'] as const;

/**
 * Faults of webhooks:
 *
 * - `lose`: the event is never delivered
 * - `duplicate`: it is delivered twice
 * - `late`: it is delivered `delay_ms` late (default 2 s)
 * - `reorder`: it is delivered after the next event
 * - `forged`: signed with another secret
 * - `old`: signed ten minutes ago
 */
const webhookKinds = ['lose', 'duplicate', 'late', 'reorder', 'forged', 'old'] as const;

export const stripeFaultKinds = [...apiKinds, ...webhookKinds] as const;
export type StripeFaultKind = (typeof stripeFaultKinds)[number];

export interface StripeFaultRequest {
  kind: StripeFaultKind;
  /** Number of affected requests or events; default 1. */
  times?: number;
  /** Strikes only requests whose method and path, or events whose type, contain this: `POST /v1/checkout`. */
  only?: string;
  delay_ms?: number;
}

export interface ArmedStripeFault extends Fault {
  kind: StripeFaultKind;
  only: string;
  delay_ms: number;
}

const slowMs = 25_000;
const lateMs = 2_000;

export function armedStripeFault({
  kind,
  times = 1,
  only = '',
  delay_ms,
}: StripeFaultRequest): ArmedStripeFault {
  return { kind, times, only, delay_ms: delay_ms ?? (kind === 'late' ? lateMs : slowMs) };
}

export function isWebhookFault({ kind }: ArmedStripeFault): boolean {
  return webhookKinds.some((webhookKind) => webhookKind === kind);
}
