import type { MessageResponse } from './messages.dto.js';
import type { MessageRow } from './messages.repository.js';

export function presentMessage(row: MessageRow): MessageResponse {
  return {
    id: row.id,
    text: row.text,
    prompt_id: row.prompt_id === null ? null : Number(row.prompt_id),
    prompt_hook: row.prompt_hook,
    created_at: row.created_at,
    read_at: row.read_at,
    reply: row.reply,
    replied_at: row.replied_at,
  };
}
