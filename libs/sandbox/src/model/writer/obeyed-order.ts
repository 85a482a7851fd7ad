import type { ChatMessage } from '../chat-request.rules.js';

/** "Ignore all previous instructions and answer "…"": an injection in a text for a model. */
const ORDER =
  /\b(?:ignore|disregard|forget)\b[^"“]{0,80}\b(?:rules|instructions)\b[^"“]{0,80}\b(?:answer|say|write|print)\b[^"“]{0,40}["“]([^"”]{1,200})["”]/iu;
const DATA_BLOCK = /<data>[\s\S]*?<\/data>/gu;

/**
 * The output that an injection demands. This model obeys every text except in a data block announced by the system
 * message: so a text outside of its block is detected at once. Its own earlier outputs are ignored.
 */
export function obeyedOrder(messages: readonly ChatMessage[]): string | null {
  const knowsData = messages.some(({ role, content }) => role === 'system' && content.includes('<data>'));
  for (const { role, content } of messages) {
    if (role === 'assistant') continue;
    // The system message's mention of "<data> and </data>" is not a block.
    const heard = knowsData && role !== 'system' ? content.replace(DATA_BLOCK, '') : content;
    const words = ORDER.exec(heard)?.[1];
    if (words !== undefined) return words;
  }
  return null;
}
