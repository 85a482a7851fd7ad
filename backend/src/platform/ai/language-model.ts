import type { z } from 'zod';

export interface ModelMessage {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

export interface TextRequest {
  /** What the model has to do. Ours alone: a user's text goes into the messages, as a data block. */
  readonly instructions: string;
  readonly messages: readonly ModelMessage[];
  /** Ends the call; what is thrown then is the signal's reason. */
  readonly signal?: AbortSignal;
  /** 0 is sober, 1 is lively. */
  readonly temperature?: number;
}

export interface ObjectRequest<Value> extends TextRequest {
  /** Name of the shape, in letters and underscores. */
  readonly name: string;
  readonly schema: z.ZodType<Value>;
  /** Rules that a schema cannot say; each problem is a sentence that the model can act on. */
  readonly problems?: (value: Value) => readonly string[];
}

/**
 * A connected language model: three ways to ask it, no tools, no memory. Every call has time-outs; nothing is retried
 * after the first piece of an answer has arrived.
 * All of them throw ModelAwayError when no answer comes, ModelOutputError when the answer is unusable.
 */
export abstract class LanguageModel {
  /** The model's name as configured, for people. */
  abstract readonly name: string;

  /** The whole answer at once. */
  abstract complete(request: TextRequest): Promise<string>;

  /** The answer in pieces as it is written. */
  abstract stream(request: TextRequest): AsyncIterable<string>;

  /** An answer of a given shape. A wrong one is shown to the model with its problems, once. */
  abstract object<Value>(request: ObjectRequest<Value>): Promise<Value>;
}
