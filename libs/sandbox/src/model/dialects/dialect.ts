import type { JsonObject } from '@drumbeat/domain';
import type { ModelError } from '../model.errors.js';
import type { ModelFaultKind } from '../model.faults.js';

/** How one kind of endpoint differs from the others in what it takes and how it says no. */
export interface Dialect {
  /** What the endpoint does not take, in its own words; null when it takes the request. */
  readonly refusalOf: (body: JsonObject) => ModelError | null;
  /** Its words for a fault; a fault that it has no words for does not occur there. */
  readonly failures: Partial<Record<ModelFaultKind, () => ModelError>>;
  /** JSON mode is refused unless a message contains the word, because a model may then never stop. */
  readonly wantsTheWordJson: boolean;
  /** The stream ends with the usage, whether it was requested or not. */
  readonly alwaysCounts: boolean;
  /** Takes `max_completion_tokens` as the limit beside `max_tokens`; others ignore or refuse it. */
  readonly takesCompletionLimit: boolean;
}
