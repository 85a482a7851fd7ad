import type { ResponseFormat } from './chat-request.rules.js';
import type { ModelFaultKind } from './model.faults.js';

/** One request to the model stand-in. Its API key is not stored. */
export interface ModelCall {
  id: number;
  at: string;
  path: string;
  model: string | null;
  stream: boolean;
  response_format: ResponseFormat['type'] | null;
  /** The other fields, `temperature` for one. */
  parameters: Record<string, unknown>;
  /** The beginning of each message. */
  messages: { role: string; content: string }[];
  fault: ModelFaultKind | null;
  status: number | null;
  /** `in_flight`, then `answered`, `cut` (error or stall dropped in mid stream) or `refused`. */
  outcome: 'in_flight' | 'answered' | 'cut' | 'refused';
  /** True when the caller disconnected before the end. */
  caller_left: boolean;
}
