import { createOpenAICompatible, type OpenAICompatibleProvider } from '@ai-sdk/openai-compatible';
import { Logger } from '@nestjs/common';
import {
  NoObjectGeneratedError,
  Output,
  extractReasoningMiddleware,
  generateText,
  jsonSchema,
  streamText,
  wrapLanguageModel,
} from 'ai';
import { impatientFetch } from './impatient-fetch.js';
import { LanguageModel, type ObjectRequest, type TextRequest } from './language-model.js';
import { readJsonAnswer } from './json-answer.js';
import { isRequestRefused, modelFailure } from './model-failure.js';
import { ModelUnavailableError, ModelOutputError } from './model.errors.js';
import { repairMessage } from './repair-message.js';
import { nextRung, toJsonSchema, withSchemaInWords, type StructuredOutput } from './structured-output.js';

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
}

/** The request for JSON output; rules beyond the schema are checked here. */
type JsonRequest = Omit<ObjectRequest<unknown>, 'problems'>;

/** A model behind any endpoint with OpenAI's chat completions API: hosted, Ollama, llama.cpp, vLLM … */
export class OpenAiCompatibleModel extends LanguageModel {
  readonly name: string;
  private readonly logger = new Logger(OpenAiCompatibleModel.name);
  /** Learnt from the endpoint's refusals, so that each is met once per process. */
  private rung: StructuredOutput;

  constructor(private readonly settings: ModelSettings) {
    super();
    this.name = settings.model;
    this.rung = settings.structuredOutput;
    // The SDK prints warnings about requests to the console; ours is the only voice in the log.
    globalThis.AI_SDK_LOG_WARNINGS = false;
  }

  async complete(request: TextRequest): Promise<string> {
    return this.guarded(request.signal, async () => {
      const { text, finishReason } = await generateText(this.callOf(request));
      return wholeText(text, finishReason);
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
    });
    let length = 0;
    try {
      for await (const part of result.stream) {
        if (part.type === 'text-delta') {
          length += part.text.length;
          yield part.text;
        } else if (part.type === 'error') {
          throw part.error;
        } else if (part.type === 'abort') {
          throw new ModelUnavailableError('timeout');
        } else if (part.type === 'finish') {
          // A response that ends without a finish reason lost its connection.
          if (part.rawFinishReason === undefined) {
            throw new ModelUnavailableError(length > 0 ? 'broken_off' : 'unreachable');
          }
          wholeText(length > 0 ? 'text' : '', part.finishReason);
        }
      }
    } catch (error) {
      throw this.failure(error, request.signal, length > 0);
    } finally {
      reader.abort();
    }
  }

  async object<Value>(request: ObjectRequest<Value>): Promise<Value> {
    return this.guarded(request.signal, async () => {
      const first = await this.answerInJson(request);
      const checked = check(first, request);
      if (checked.value !== undefined) return checked.value;

      const second = await this.answerInJson({
        ...request,
        messages: [
          ...request.messages,
          { role: 'assistant', text: first },
          { role: 'user', text: repairMessage(checked.problems) },
        ],
      });
      const repaired = check(second, request);
      if (repaired.value !== undefined) return repaired.value;
      throw new ModelOutputError(repaired.problems);
    });
  }

  /** The text of a JSON response; tries less strict modes when the endpoint refuses one. */
  private async answerInJson(request: JsonRequest): Promise<string> {
    for (let rung: StructuredOutput | undefined = this.rung; ;) {
      try {
        const text = await this.askForJson(request, rung);
        this.rung = rung;
        return text;
      } catch (error) {
        const next: StructuredOutput | undefined = isRequestRefused(error) ? nextRung(rung) : undefined;
        if (next === undefined) throw error;
        rung = next;
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
    if (rung === 'prompt') return (await generateText(call)).text;
    try {
      const output = Output.object({ name: request.name, schema: jsonSchema(schema) });
      return (await generateText({ ...call, output })).text;
    } catch (error) {
      // Not valid JSON: the caller parses the text, and sends the problems back to the model.
      if (NoObjectGeneratedError.isInstance(error)) return error.text ?? '';
      throw error;
    }
  }

  private callOf(request: TextRequest, supportsSchema = false) {
    return {
      model: wrapLanguageModel({
        model: this.provider(supportsSchema).chatModel(this.settings.model),
        // Many open models put their reasoning into the output, between these tags.
        middleware: extractReasoningMiddleware({ tagName: 'think' }),
      }),
      instructions: request.instructions,
      messages: request.messages.map(({ role, text }) => ({ role, content: text })),
      maxRetries: this.settings.maxRetries ?? 2,
      timeout: { totalMs: this.settings.timeoutMs },
      ...(request.signal === undefined ? {} : { abortSignal: request.signal }),
      ...(request.temperature === undefined ? {} : { temperature: request.temperature }),
    };
  }

  private provider(supportsStructuredOutputs: boolean): OpenAICompatibleProvider {
    const { baseUrl: baseURL, apiKey } = this.settings;
    return createOpenAICompatible({
      name: 'model',
      baseURL,
      fetch: impatientFetch,
      supportsStructuredOutputs,
      ...(apiKey === undefined ? {} : { apiKey }),
    });
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
      this.logger.warn({ reason, endpointStatus, model: this.name }, 'The model gave no answer');
    }
    return failure;
  }
}

/** After the first token the endpoint was reachable, and a protocol error counts as a lost connection. */
function brokenOff(error: unknown): ModelUnavailableError | ModelOutputError {
  const failure = modelFailure(error);
  const isTimeout = failure instanceof ModelUnavailableError && failure.reason === 'timeout';
  return failure === error || isTimeout ? failure : new ModelUnavailableError('broken_off');
}

/** @throws ModelOutputError when the output is empty or was cut off */
function wholeText(text: string, finishReason: string): string {
  if (text.trim() === '') throw new ModelOutputError(['The answer is empty.']);
  if (finishReason === 'length') throw new ModelOutputError(['The answer was cut off before its end.']);
  if (finishReason === 'content-filter') throw new ModelOutputError(['The model withheld its answer.']);
  return text;
}

function check<Value>(text: string, request: ObjectRequest<Value>) {
  const answer = readJsonAnswer(text, request.schema);
  if (answer.value === undefined) return answer;
  const problems = request.problems?.(answer.value) ?? [];
  return problems.length === 0 ? answer : { value: undefined, problems };
}
