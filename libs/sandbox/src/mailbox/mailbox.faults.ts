import type { Fault } from '../control/fault-queue.js';

/**
 * - `refuse`: answered with `code` (default 451), and `status` if given, instead of accepting the connection, the
 * sender, the recipient (default) or the content: by the protocol 4xx may be retried, 5xx not
 * - `slow`: accepted only after `delay_ms` (default 25 s), longer than a client should wait
 * - `cut_before`, `cut_after`: the connection is cut after the complete mail was sent; it was lost, or it was
 * delivered and only the response is missing
 */
export const mailFaultKinds = ['refuse', 'slow', 'cut_before', 'cut_after'] as const;
export const mailFaultSteps = ['connect', 'sender', 'recipient', 'content'] as const;
export type MailFaultStep = (typeof mailFaultSteps)[number];
export type MailFaultKind = (typeof mailFaultKinds)[number];

export interface MailFaultRequest {
  kind: MailFaultKind;
  /** Number of affected mails; default 1. */
  times?: number;
  /** Affects only mails to this address. */
  to?: string;
  /** For `refuse`: 400 to 599. */
  code?: number;
  /** For `refuse`: an enhanced status code (RFC 3463), such as `5.7.1`. */
  status?: string;
  /** For `refuse`: the step. */
  at?: MailFaultStep;
  /** For `slow`, in milliseconds. */
  delay_ms?: number;
}

/** An armed fault that waits for its mail. */
export interface ArmedMailFault extends Fault {
  kind: MailFaultKind;
  to: string | null;
  code: number;
  status: string | null;
  at: MailFaultStep;
  delay_ms: number;
}

const slowMs = 25_000;
const tryAgainLater = 451;

export function armedMailFault({
  kind,
  times = 1,
  to,
  code = tryAgainLater,
  status,
  at = 'recipient',
  delay_ms = slowMs,
}: MailFaultRequest): ArmedMailFault {
  return { kind, times, to: to?.toLowerCase() ?? null, code, status: status ?? null, at, delay_ms };
}
