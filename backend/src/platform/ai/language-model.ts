import type { z } from 'zod';
import type { ModelUsage } from './model-usage.js';

export interface ModelMessage {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

export interface TextRequest {
  /** The model's task. Never contains user text: that goes into the messages, as a data block. */
  readonly instructions: string;
  readonly messages: readonly ModelMessage[];
  /** Aborts the call with the signal's reason. */
  readonly signal?: AbortSignal;
  /** From 0 (deterministic) to 1 (varied). Endpoints that refuse it use their own. */
  readonly temperature?: number;
  /** What the text is for, in one word, for the log and the usage: `draft`. An object's is its name otherwise. */
  readonly purpose?: string;
  /** Receives the tokens of each call that the request takes: a repair is a call of its own. */
  readonly onUsage?: (usage: ModelUsage) => void;
}

export interface ObjectRequest<Value> extends TextRequest {
  /** Schema name, in letters and underscores. */
  readonly name: string;
  readonly schema: z.ZodType<Value>;
  /** Rules that a schema cannot say; each problem is a sentence that the model can act on. `attempt` is 2 for an answer that was sent back. */
  readonly problems?: (value: Value, attempt: 1 | 2) => readonly string[];
  /** True for an answer in words that declines: it is no broken JSON, and is not sent back. */
  readonly isRefusal?: (answer: string) => boolean;
}

/**
 * A connected language model: three kinds of call, no tools, no memory. Every call has time-outs; nothing is retried
 * after the first piece of a response has arrived. All of them throw ModelUnavailableError when no response comes,
 * ModelOutputError when the output is unusable, ModelRefusalError when the model declines to write about the content.
 */
export abstract class LanguageModel {
  /** The configured model name, for display. */
  abstract readonly name: string;

  /** Returns the complete output at once. */
  abstract complete(request: TextRequest): Promise<string>;

  /** Streams the output in pieces. Reasoning of which only the end is shown may be among them: `withoutReasoning` of the whole takes it out. */
  abstract stream(request: TextRequest): AsyncIterable<string>;

  /** Returns output that matches a schema. An invalid one is sent back to the model with its problems, once. */
  abstract object<Value>(request: ObjectRequest<Value>): Promise<Value>;
}
