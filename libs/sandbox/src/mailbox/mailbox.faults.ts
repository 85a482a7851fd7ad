import type { Fault } from '../control/fault-queue.js';

/**
 * - `refuse`: answered with `code` (451 unless told), and `status` where told, in the place of accepting the connection, the
 *   sender, the recipient (unless told) or the content: 4xx may be tried again, 5xx not by the protocol's word
 * - `slow`: accepted only after `delay_ms` (25 s unless told), longer than a client should wait
 * - `cut_before`, `cut_after`: the connection is cut once the whole mail was sent; it was lost, or it was delivered
 *   and only the answer is missing
 */
export const mailFaultKinds = ['refuse', 'slow', 'cut_before', 'cut_after'] as const;
export const mailFaultSteps = ['connect', 'sender', 'recipient', 'content'] as const;
export type MailFaultStep = (typeof mailFaultSteps)[number];
export type MailFaultKind = (typeof mailFaultKinds)[number];

export interface MailFaultRequest {
  kind: MailFaultKind;
  /** How many mails it strikes; 1 unless told. */
  times?: number;
  /** Strikes only mails to this address. */
  to?: string;
  /** For `refuse`: 400 to 599. */
  code?: number;
  /** For `refuse`: an enhanced status code (RFC 3463), such as `5.7.1`. */
  status?: string;
  /** For `refuse`: at which step. */
  at?: MailFaultStep;
  /** For `slow`, in milliseconds. */
  delay_ms?: number;
}

/** A fault that waits for its mail. */
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
