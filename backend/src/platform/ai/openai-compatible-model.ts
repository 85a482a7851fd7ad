import { createOpenAICompatible, type OpenAICompatibleProvider } from '@ai-sdk/openai-compatible';
import { Logger } from '@nestjs/common';
import { NoObjectGeneratedError, Output, generateText, jsonSchema, streamText } from 'ai';
import { z } from 'zod';
import { ExpiringMap } from '../cache/expiring-map.js';
import { fittingFetch } from './fitting-fetch.js';
import { LanguageModel, type ObjectRequest, type TextRequest } from './language-model.js';
import { readJsonAnswer } from './json-answer.js';
import { isFormRefused, modelFailure, refusalNames, type ModelFailure } from './model-failure.js';
import { ModelUnavailableError, ModelOutputError, ModelRefusalError } from './model.errors.js';
import { usageOf, type CountedTokens } from './model-usage.js';
import { REMEMBERED_MS, RefusedParameters } from './refused-parameters.js';
import { repairMessage } from './repair-message.js';
import { strictSchema } from './strict-schema.js';
import { ReasoningStream, withoutReasoning } from './without-reasoning.js';

/** Modes of requesting JSON from an endpoint, from the strictest to none. */
const STRUCTURED_OUTPUT_LADDER = ['json_schema', 'json_object', 'prompt'] as const;
type StructuredOutput = (typeof STRUCTURED_OUTPUT_LADDER)[number];

/** The next way to try when the endpoint refuses this one; undefined after the last. */
function nextRung(rung: StructuredOutput): StructuredOutput | undefined {
  return STRUCTURED_OUTPUT_LADDER[STRUCTURED_OUTPUT_LADDER.indexOf(rung) + 1];
}

/** Instructions with the schema as text, for endpoints that are not given the schema itself. */
function withSchemaInWords(instructions: string, schema: object): string {
  return `${instructions}\n\nAnswer with one JSON object and nothing else: no words around it, no code fence. It must fit this JSON Schema:\n${JSON.stringify(schema)}`;
}

/** The whole schema. Every property is required and no other is allowed, as strict mode requires. */
function toJsonSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-7' });
  return rest;
}

export interface ModelSettings {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  /** The strictest mode that the endpoint is believed to support. */
  readonly structuredOutput: StructuredOutput;
  /** For a whole call, its retries included. */
  readonly timeoutMs: number;
  /** Until the first piece of a streamed response. */
  readonly firstTokenMs: number;
  /** Retries after a failure before the response began. */
  readonly maxRetries?: number;
  /** Instead of each call's own; `default`: none is sent. */
  readonly temperature?: number | 'default' | undefined;
  /** How long a reasoning model may think, in the endpoint's own words; undefined: as it likes. */
  readonly reasoningEffort?: string | undefined;
  /** The longest output, reasoning included; undefined: as the endpoint likes. */
  readonly maxOutputTokens?: number | undefined;
}

/** Schemas have few names; more would be a mistake, and must not fill the memory. */
const SCHEMAS_MAX = 100;

/** The request for JSON output; rules beyond the schema are checked here. */
type JsonRequest = Omit<ObjectRequest<unknown>, 'problems'>;

/** A model behind any endpoint with OpenAI's chat completions API: hosted, Ollama, llama.cpp, vLLM … */
export class OpenAiCompatibleModel extends LanguageModel {
  readonly name: string;
  private readonly logger = new Logger(OpenAiCompatibleModel.name);
  /** Learnt from the endpoint's refusals, as its parameters are: each is met once a day per process. */
  private readonly rungs: ExpiringMap<string, StructuredOutput>;
  private readonly fetch: typeof fetch;
  /** Learnt from its last streamed answer: where reasoning began stood in the endpoint's template, so that only its end comes. */
  private showsEndOfReasoning = false;

  /** @param now the time in milliseconds */
  constructor(
    private readonly settings: ModelSettings,
    now: () => number = Date.now,
  ) {
    super();
    this.name = settings.model;
    this.rungs = new ExpiringMap(REMEMBERED_MS, SCHEMAS_MAX, now);
    this.fetch = fittingFetch(new RefusedParameters(now), (parameter, status) =>
      this.logger.warn(
        { parameter, endpointStatus: status, model: this.name },
        'The endpoint refuses a parameter, which is left out for a day',
      ),
    );
    // The SDK prints warnings about requests to the console; ours is the only voice in the log.
    globalThis.AI_SDK_LOG_WARNINGS = false;
  }

  async complete(request: TextRequest): Promise<string> {
    return this.guarded(request.signal, async () => {
      const { text, finishReason, usage } = await generateText(this.callOf(request));
      this.count(request, text, usage);
      return wholeText(withoutReasoning(text), finishReason);
    });
  }

  async *stream(request: TextRequest): AsyncIterable<string> {
    // A reader that leaves early also ends the call: the endpoint would write on and charge for it.
    const reader = new AbortController();
    const { timeoutMs, firstTokenMs } = this.settings;
    const result = streamText({
      ...this.callOf(request),
      abortSignal: request.signal ? AbortSignal.any([request.signal, reader.signal]) : reader.signal,
      // A pause in the middle may be as long as the one before the first token.
      timeout: { totalMs: timeoutMs, firstChunkMs: firstTokenMs, chunkMs: firstTokenMs },
      // Errors come through the stream below; without a handler the SDK would print them, body and all.
      onError: () => undefined,
      include: { rawChunks: true },
    });
    // The SDK's own clock begins with the headers, which many endpoints send with the first piece.
    const patience = setTimeout(() => reader.abort(new ModelUnavailableError('timeout')), firstTokenMs);
    let text = '';
    let written = '';
    const shown = new ReasoningStream(this.showsEndOfReasoning);
    let counted: CountedTokens | undefined;
    try {
      for await (const part of result.stream) {
        if (part.type === 'text-delta') {
          written += part.text;
          const piece = shown.push(part.text);
          text += piece;
          if (piece !== '') yield piece;
        } else if (part.type === 'raw') {
          clearTimeout(patience);
          // The SDK passes a refusal on as text, right after this.
          if (isRefusal(part.rawValue)) throw new ModelRefusalError();
        } else if (part.type === 'error') {
          throw part.error;
        } else if (part.type === 'abort') {
          throw new ModelUnavailableError('timeout');
        } else if (part.type === 'finish') {
          counted = part.totalUsage;
          // A response that ends without a finish reason lost its connection.
          if (part.rawFinishReason === undefined) {
            throw new ModelUnavailableError(written === '' ? 'unreachable' : 'broken_off');
          }
          const rest = shown.end();
          text += rest;
          if (rest !== '') yield rest;
          this.showsEndOfReasoning = shown.endsOnly;
          wholeText(text, part.finishReason);
        }
      }
    } catch (error) {
      throw this.failure(error, request.signal, written !== '');
    } finally {
      clearTimeout(patience);
      reader.abort();
      // What was written until a reader left is charged as well.
      if (written !== '' || counted !== undefined) this.count(request, written, counted);
    }
  }

  async object<Value>(request: ObjectRequest<Value>): Promise<Value> {
    return this.guarded(request.signal, async () => {
      const first = await this.answerInJson(request);
      const checked = check(first, request, 1);
      if (checked.value !== undefined) return checked.value;

      const second = await this.answerInJson({
        ...request,
        messages: [
          ...request.messages,
          { role: 'assistant', text: first },
          { role: 'user', text: repairMessage(checked.problems) },
        ],
      });
      const repaired = check(second, request, 2);
      if (repaired.value !== undefined) return repaired.value;
      throw new ModelOutputError(repaired.problems);
    });
  }

  /** The text of a JSON response; tries less strict modes when the endpoint refuses one. */
  private async answerInJson(request: JsonRequest): Promise<string> {
    const { name } = request;
    for (let rung = this.rungs.get(name) ?? this.settings.structuredOutput, isLearnt = false; ;) {
      try {
        const text = await this.askForJson(request, rung);
        if (isLearnt) this.rungs.set(name, rung);
        return text;
      } catch (error) {
        const next: StructuredOutput | undefined = isFormRefused(error) ? nextRung(rung) : undefined;
        if (next === undefined) throw error;
        rung = next;
        isLearnt = true;
      }
    }
  }

  private async askForJson(request: JsonRequest, rung: StructuredOutput): Promise<string> {
    const schema = toJsonSchema(request.schema);
    const call = this.callOf(
      rung === 'json_schema'
        ? request
        : { ...request, instructions: withSchemaInWords(request.instructions, schema) },
      rung === 'json_schema',
    );
    const { output } =
      rung === 'prompt'
        ? { output: undefined }
        : { output: Output.object({ name: request.name, schema: jsonSchema(strictSchema(schema)) }) };
    try {
      const { text, finishReason, usage } = await generateText({ ...call, ...(output && { output }) });
      this.count(request, text, usage);
      checkEnd(finishReason);
      return withoutReasoning(text);
    } catch (error) {
      // Not valid JSON: the caller parses the text, and sends the problems back to the model.
      if (!NoObjectGeneratedError.isInstance(error)) throw error;
      const { text = '', usage, finishReason } = error;
      this.count(request, text, usage);
      checkEnd(finishReason ?? 'other');
      return withoutReasoning(text);
    }
  }

  private callOf(request: TextRequest, supportsSchema = false) {
    const { reasoningEffort, maxOutputTokens } = this.settings;
    const wished = this.settings.temperature ?? request.temperature;
    const temperature = wished === 'default' ? undefined : wished;
    return {
      model: this.provider(supportsSchema).chatModel(this.settings.model),
      instructions: request.instructions,
      messages: request.messages.map(({ role, text }) => ({ role, content: text })),
      maxRetries: this.settings.maxRetries ?? 2,
      timeout: { totalMs: this.settings.timeoutMs },
      ...(request.signal === undefined ? {} : { abortSignal: request.signal }),
      ...(temperature === undefined ? {} : { temperature }),
      ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
      ...(reasoningEffort === undefined
        ? {}
        : { providerOptions: { openaiCompatible: { reasoningEffort } } }),
    };
  }

  private provider(supportsStructuredOutputs: boolean): OpenAICompatibleProvider {
    const { baseUrl: baseURL, apiKey } = this.settings;
    return createOpenAICompatible({
      name: 'model',
      baseURL,
      fetch: this.fetch,
      includeUsage: true,
      supportsStructuredOutputs,
      ...(apiKey === undefined ? {} : { apiKey }),
    });
  }

  private count(
    request: TextRequest & { readonly name?: string },
    answer: string,
    counted: CountedTokens | undefined,
  ): void {
    const { purpose = request.name ?? 'text', instructions, messages } = request;
    const prompt = [instructions, ...messages.map(({ text }) => text)];
    const usage = usageOf(purpose, counted, { prompt, answer });
    const { promptTokens: read, completionTokens: written, isEstimated } = usage;
    // Names with "token" in them are redacted in the log.
    this.logger.log({ purpose, read, written, isEstimated, model: this.name }, 'The model answered');
    request.onUsage?.(usage);
  }

  private async guarded<Result>(
    signal: AbortSignal | undefined,
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw this.failure(error, signal);
    }
  }

  /** A cancelled call ends with its canceller's reason; everything else with one of our errors. */
  private failure(error: unknown, signal: AbortSignal | undefined, hasBegun = false): unknown {
    if (signal?.aborted) return signal.reason;
    const failure = hasBegun ? brokenOff(error) : modelFailure(error);
    if (failure instanceof ModelUnavailableError) {
      const { reason, endpointStatus } = failure;
      const facts = { reason, endpointStatus, ...refusalNames(error), model: this.name };
      this.logger.warn(facts, 'The model gave no answer');
    } else if (failure instanceof ModelRefusalError) {
      this.logger.warn({ model: this.name }, 'The model declined to write');
    }
    return failure;
  }
}

/** After the first token the endpoint was reachable, and a protocol error counts as a lost connection. */
function brokenOff(error: unknown): ModelFailure {
  const failure = modelFailure(error);
  const isTimeout = failure instanceof ModelUnavailableError && failure.reason === 'timeout';
  const isItself = failure === error || failure instanceof ModelRefusalError || isTimeout;
  return isItself ? failure : new ModelUnavailableError('broken_off');
}

/** @throws ModelOutputError, ModelRefusalError */
function wholeText(text: string, finishReason: string): string {
  checkEnd(finishReason);
  if (text.trim() === '') throw new ModelOutputError(['The answer is empty.']);
  return text;
}

/**
 * @throws ModelRefusalError when the output was withheld
 * @throws ModelOutputError when it was cut off: a model that reasons may come to its limit before it writes a word
 */
function checkEnd(finishReason: string): void {
  if (finishReason === 'content-filter') throw new ModelRefusalError();
  if (finishReason === 'length') throw new ModelOutputError(['The answer was cut off before its end.']);
}

const REFUSING_CHUNK = z.object({
  choices: z.tuple([z.object({ delta: z.object({ refusal: z.string().min(1) }) })]),
});

/** True for a piece of OpenAI's `refusal`, which comes instead of content. */
function isRefusal(chunk: unknown): boolean {
  return REFUSING_CHUNK.safeParse(chunk).success;
}

function check<Value>(text: string, request: ObjectRequest<Value>, attempt: 1 | 2) {
  const answer = readJsonAnswer(text, request.schema);
  if (answer.value === undefined) {
    if (request.isRefusal?.(text)) throw new ModelRefusalError();
    return answer;
  }
  const problems = request.problems?.(answer.value, attempt) ?? [];
  return problems.length === 0 ? answer : { value: undefined, problems };
}
