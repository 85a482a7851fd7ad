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
}

/** The fields of OpenAI's endpoint in common use; it refuses any other name. */
const parameters = new Set([
  'frequency_penalty',
  'max_completion_tokens',
  'max_tokens',
  'messages',
  'metadata',
  'model',
  'n',
  'presence_penalty',
  'reasoning_effort',
  'response_format',
  'seed',
  'stop',
  'store',
  'stream',
  'stream_options',
  'temperature',
  'tool_choice',
  'tools',
  'top_p',
  'user',
  'verbosity',
]);

type Fields = Record<string, unknown>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(content: unknown): string | null {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return null;
  const parts = content.map((part: unknown) =>
    isObject(part) && part['type'] === 'text' && typeof part['text'] === 'string' ? part['text'] : null,
  );
  return parts.includes(null) ? null : parts.join('\n');
}

function messagesOf(value: unknown): ChatMessage[] | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const messages: ChatMessage[] = [];
  for (const message of value as unknown[]) {
    const content = isObject(message) ? textOf(message['content']) : null;
    if (!isObject(message) || typeof message['role'] !== 'string' || content === null) return null;
    messages.push({ role: message['role'], content });
  }
  return messages;
}

function formatOf(value: unknown, messages: readonly ChatMessage[]): ResponseFormat | ModelError {
  if (value === undefined || value === null) return { type: 'text' };
  if (!isObject(value))
    return modelErrors.invalidRequest('response_format must be an object', 'response_format');
  if (value['type'] === 'text') return { type: 'text' };
  if (value['type'] === 'json_object') {
    // OpenAI refuses this mode unless the prompt mentions JSON, because a model may then never stop.
    const speaksOfJson = messages.some(({ content }) => /json/i.test(content));
    return speaksOfJson
      ? { type: 'json_object' }
      : modelErrors.invalidRequest(
          "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.",
          'messages',
        );
  }
  const schema = isObject(value['json_schema']) ? value['json_schema']['schema'] : undefined;
  if (value['type'] === 'json_schema' && isObject(schema)) return { type: 'json_schema', schema };
  return modelErrors.invalidRequest('response_format is not one that exists', 'response_format');
}

/** Reads a request body, or says what is wrong with it in OpenAI's way. */
export function readChatRequest(body: unknown): ChatRequest | ModelError {
  if (!isObject(body)) return modelErrors.unreadableBody();
  const unknown = Object.keys(body).find((name) => !parameters.has(name));
  if (unknown !== undefined) {
    return modelErrors.invalidRequest(`Unrecognized request argument supplied: ${unknown}`, unknown);
  }
  if (typeof body['model'] !== 'string') {
    return modelErrors.invalidRequest('you must provide a model parameter', 'model');
  }
  const messages = messagesOf(body['messages']);
  if (!messages)
    return modelErrors.invalidRequest('messages must be a list of messages with text', 'messages');
  const format = formatOf(body['response_format'], messages);
  if ('status' in format) return format;
  const maxTokens = body['max_completion_tokens'] ?? body['max_tokens'];
  const streamOptions = body['stream_options'];
  return {
    model: body['model'],
    messages,
    stream: body['stream'] === true,
    includeUsage: isObject(streamOptions) && streamOptions['include_usage'] === true,
    maxTokens: typeof maxTokens === 'number' && maxTokens > 0 ? maxTokens : null,
    format,
  };
}
