import type { ChatMessage } from '../chat-request.rules.js';

export type Data = Record<string, unknown>;

const BLOCK = /<data>([\s\S]*?)<\/data>/u;

export function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The content of the user's first data block: the material. A later block has the problems of an output. Null when no
 * message has a block of JSON.
 */
export function dataIn(messages: readonly ChatMessage[]): Data | null {
  for (const { role, content } of messages) {
    const block = role === 'user' ? BLOCK.exec(content)?.[1] : undefined;
    const data = block === undefined ? null : parsed(block);
    if (isData(data)) return data;
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
