import type { ChatMessage } from '../chat-request.rules.js';

/** Each attempt may read the complete message. */
const maxTries = 50;

function balancedEnd(text: string, start: number): number | null {
  let depth = 0;
  let isInString = false;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (isInString) {
      if (character === '\\') index += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{') depth += 1;
    else if (character === '}' && (depth -= 1) === 0) return index + 1;
  }
  return null;
}

function asSchema(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    const isSchema =
      typeof value === 'object' && value !== null && ('type' in value || 'properties' in value);
    return isSchema ? { ...value } : null;
  } catch {
    return null;
  }
}

/** The JSON schema that a prompt spells out, which servers without structured output have to go by. */
export function schemaInPrompt(messages: readonly ChatMessage[]): Record<string, unknown> | null {
  for (const { content } of [...messages].reverse()) {
    let tried = 0;
    for (let start = content.indexOf('{'); start !== -1; start = content.indexOf('{', start + 1)) {
      if ((tried += 1) > maxTries) break;
      const end = balancedEnd(content, start);
      const schema = end === null ? null : asSchema(content.slice(start, end));
      if (schema) return schema;
    }
  }
  return null;
}
