import { isJsonObject, type JsonObject } from '@drumbeat/domain';
import type { ChatMessage } from '../chat-request.rules.js';

const BLOCK = /<data>([\s\S]*?)<\/data>/u;

/**
 * The content of the user's first data block: the material. A later block has the problems of an output. Null when no
 * message has a block of JSON.
 */
export function dataIn(messages: readonly ChatMessage[]): JsonObject | null {
  for (const { role, content } of messages) {
    const block = role === 'user' ? BLOCK.exec(content)?.[1] : undefined;
    const data = block === undefined ? null : parsed(block);
    if (isJsonObject(data)) return data;
  }
  return null;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
