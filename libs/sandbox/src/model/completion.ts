import { createHash } from 'node:crypto';
import type { ChatRequest } from './chat-request.rules.js';
import type { Reply } from './writer/reply.js';

const wordsPerChunk = 3;

/** The fields common to all parts of one response. */
export interface CompletionHead {
  id: string;
  created: number;
  model: string;
}

export function completionHead(request: ChatRequest, now: Date): CompletionHead {
  const id = createHash('sha256').update(JSON.stringify(request)).digest('hex').slice(0, 24);
  return { id: `chatcmpl-${id}`, created: Math.floor(now.getTime() / 1000), model: request.model };
}

function usage({ promptTokens, completionTokens, isCounted }: Reply): object | undefined {
  if (!isCounted) return undefined;
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
  };
}

export function wholeCompletion(head: CompletionHead, reply: Reply): object {
  const { content, refusal } = reply;
  const message = { role: 'assistant', content: refusal === null ? content : null, refusal };
  return {
    ...head,
    object: 'chat.completion',
    choices: [{ index: 0, message, finish_reason: reply.finishReason }],
    usage: usage(reply),
  };
}

function chunk(head: CompletionHead, delta: object, finish_reason: string | null = null): object {
  return { ...head, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] };
}

/** The events of a streamed response up to its end; the usage comes last, with no choices, and only when requested. */
export function completionChunks(head: CompletionHead, reply: Reply, includeUsage: boolean): object[] {
  const words = (reply.refusal ?? reply.content).match(/\s*\S+|\s+$/g) ?? [];
  const pieces: string[] = [];
  for (let index = 0; index < words.length; index += wordsPerChunk) {
    pieces.push(words.slice(index, index + wordsPerChunk).join(''));
  }
  return [
    chunk(head, { role: 'assistant', content: '' }),
    ...pieces.map((piece) => chunk(head, reply.refusal === null ? { content: piece } : { refusal: piece })),
    chunk(head, {}, reply.finishReason),
    ...(includeUsage ? [{ ...head, object: 'chat.completion.chunk', choices: [], usage: usage(reply) }] : []),
  ];
}
