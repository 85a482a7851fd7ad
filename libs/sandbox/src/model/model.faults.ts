import type { Fault } from '../control/fault-queue.js';

/**
 * - `400_on_json_schema`: a server without structured output; affects only requests with a schema
 * - `no_credit`, `context_too_long`, `prompt_filtered`: refused in the words of the model's dialect, if it has any
 * - `content_filter`: half of the content, then the finish reason `content_filter`
 * - `refusal`: OpenAI's field `refusal` instead of content. `refusal_in_words`: the refusal is the content
 * - `no_usage`: nothing is said about tokens
 * - `invalid_json`: JSON that breaks off. `empty`: no content at all
 * - `never_use_phrase`: the content contains `phrase` (else one that the prompt forbids, else "game-changer")
 * - `too_long`: content of more than 6,000 characters instead of any requested length
 * - `401`, `429`, `500`: refused before the first token; `429` with a Retry-After of `retry_after_s` seconds if given
 * - `slow_first_token`: no output for `delay_ms` (default 5 s)
 * - `stall_mid_stream`: half of it comes, the rest when released
 * - `cut_mid_stream`: half of it comes, then the connection is closed
 * - `garbage`: a response that is not JSON, complete or in the first event of the stream
 * - `endless`: the same sentence again and again until the caller disconnects; 200,000 characters without streaming
 * - `error_in_stream`: half of it comes, then an error object in the stream, which has status 200 by then
 */
export const modelFaultKinds = [
  '400_on_json_schema',
  'invalid_json',
  'never_use_phrase',
  'too_long',
  '401',
  '429',
  '500',
  'slow_first_token',
  'stall_mid_stream',
  'cut_mid_stream',
  'garbage',
  'endless',
  'error_in_stream',
  'empty',
  'no_credit',
  'context_too_long',
  'prompt_filtered',
  'content_filter',
  'refusal',
  'refusal_in_words',
  'no_usage',
] as const;

export type ModelFaultKind = (typeof modelFaultKinds)[number];

export interface ModelFaultRequest {
  kind: ModelFaultKind;
  /** Number of affected requests; default 1. */
  times?: number;
  /** Affects only requests with a message that contains this. */
  text_contains?: string;
  /** For `slow_first_token`, in milliseconds. */
  delay_ms?: number;
  /** For `never_use_phrase`. */
  phrase?: string;
  /** For `429`. */
  retry_after_s?: number;
}

export interface ArmedModelFault extends Fault {
  kind: ModelFaultKind;
  text_contains: string | null;
  delay_ms: number;
  phrase: string | null;
  retry_after_s: number | null;
}

const slowFirstTokenMs = 5_000;

export function armedModelFault(request: ModelFaultRequest): ArmedModelFault {
  return {
    kind: request.kind,
    times: request.times ?? 1,
    text_contains: request.text_contains ?? null,
    delay_ms: request.delay_ms ?? slowFirstTokenMs,
    phrase: request.phrase ?? null,
    retry_after_s: request.retry_after_s ?? null,
  };
}
