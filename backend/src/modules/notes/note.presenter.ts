import type { NoteResponse } from './notes.dto.js';
import type { NoteRow } from './notes.repository.js';

export function presentNote(row: NoteRow): NoteResponse {
  return {
    id: row.id,
    user_id: row.user_id,
    title: row.title,
    notes: row.notes,
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
