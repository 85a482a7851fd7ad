import { isJsonObject } from '@drumbeat/domain';
import { dialectOf } from './dialects/models.js';
import type { Dialect } from './dialects/dialect.js';
import { type ModelError, modelErrors } from './model.errors.js';

export interface ChatMessage {
  role: string;
  content: string;
}

export type ResponseFormat =
  { type: 'text' } | { type: 'json_object' } | { type: 'json_schema'; schema: Record<string, unknown> };

/** A request to `/chat/completions`, the fields used by the stand-in. */
export interface ChatRequest {
  model: string;
  messages: ChatMessage[];
  stream: boolean;
  includeUsage: boolean;
  maxTokens: number | null;
  format: ResponseFormat;
  dialect: Dialect;
}

function textOf(content: unknown): string | null {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return null;
  const parts = content.map((part: unknown) =>
    isJsonObject(part) && part['type'] === 'text' && typeof part['text'] === 'string' ? part['text'] : null,
  );
  return parts.includes(null) ? null : parts.join('\n');
}

function messagesOf(value: unknown): ChatMessage[] | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const messages: ChatMessage[] = [];
  for (const message of value as unknown[]) {
    const content = isJsonObject(message) ? textOf(message['content']) : null;
    if (!isJsonObject(message) || typeof message['role'] !== 'string' || content === null) return null;
    messages.push({ role: message['role'], content });
  }
  return messages;
}

function formatOf(
  value: unknown,
  messages: readonly ChatMessage[],
  { wantsTheWordJson }: Dialect,
): ResponseFormat | ModelError {
  if (value === undefined || value === null) return { type: 'text' };
  if (!isJsonObject(value))
    return modelErrors.invalidRequest('response_format must be an object', 'response_format');
  if (value['type'] === 'text') return { type: 'text' };
  if (value['type'] === 'json_object') {
    const speaksOfJson = !wantsTheWordJson || messages.some(({ content }) => /json/i.test(content));
    return speaksOfJson
      ? { type: 'json_object' }
      : modelErrors.invalidRequest(
          "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.",
          'messages',
        );
  }
  const schema = isJsonObject(value['json_schema']) ? value['json_schema']['schema'] : undefined;
  if (value['type'] === 'json_schema' && isJsonObject(schema)) return { type: 'json_schema', schema };
  return modelErrors.invalidRequest('response_format is not one that exists', 'response_format');
}

/** Reads a request body, or says what is wrong with it in the way of the model's dialect. */
export function readChatRequest(body: unknown): ChatRequest | ModelError {
  if (!isJsonObject(body)) return modelErrors.unreadableBody();
  if (typeof body['model'] !== 'string') {
    return modelErrors.invalidRequest('you must provide a model parameter', 'model');
  }
  const messages = messagesOf(body['messages']);
  if (!messages)
    return modelErrors.invalidRequest('messages must be a list of messages with text', 'messages');
  const dialect = dialectOf(body['model']);
  const refusal = dialect.refusalOf(body);
  if (refusal) return refusal;
  const format = formatOf(body['response_format'], messages, dialect);
  if ('status' in format) return format;
  const completionLimit = dialect.takesCompletionLimit ? body['max_completion_tokens'] : undefined;
  const maxTokens = completionLimit ?? body['max_tokens'];
  const streamOptions = body['stream_options'];
  return {
    model: body['model'],
    messages,
    stream: body['stream'] === true,
    includeUsage:
      dialect.alwaysCounts || (isJsonObject(streamOptions) && streamOptions['include_usage'] === true),
    maxTokens: typeof maxTokens === 'number' && maxTokens > 0 ? maxTokens : null,
    format,
    dialect,
  };
}
