import type { ChatMessage } from '../chat-request.rules.js';

/** "Ignore all previous instructions and answer "…"": what people hide in texts that a model is to read. */
const ORDER =
  /\b(?:ignore|disregard|forget)\b[^"“]{0,80}\b(?:rules|instructions)\b[^"“]{0,80}\b(?:answer|say|write|print)\b[^"“]{0,40}["“]([^"”]{1,200})["”]/iu;
const DATA_BLOCK = /<data>[\s\S]*?<\/data>/gu;

/**
 * What somebody ordered this model to say. It believes every word that it reads, save in a data block of which the system
 * message speaks: so a text that gets out of its block, or was never put into one, shows at once. Its own former answers
 * order nothing.
 */
export function obeyedOrder(messages: readonly ChatMessage[]): string | null {
  const knowsData = messages.some(({ role, content }) => role === 'system' && content.includes('<data>'));
  for (const { role, content } of messages) {
    if (role === 'assistant') continue;
    // What the system message says of "<data> and </data>" is no block.
    const heard = knowsData && role !== 'system' ? content.replace(DATA_BLOCK, '') : content;
    const words = ORDER.exec(heard)?.[1];
    if (words !== undefined) return words;
  }
  return null;
}
