import type { GenerationResponse } from './generations.dto.js';
import type { GenerationRow } from './generations.repository.js';

export function presentGeneration(row: GenerationRow): GenerationResponse {
  return {
    id: row.id,
    post_id: row.post_id,
    prompt_id: row.prompt_id === null ? null : Number(row.prompt_id),
    kind: row.kind,
    status: row.status,
    error_code: row.error_code,
    request: { ...row.request, answers: [...row.request.answers] },
    sources: [...row.sources],
    writer: row.writer,
    output: row.output,
    outcome: row.outcome,
    changed_share: row.changed_share,
    created_at: row.created_at,
    finished_at: row.finished_at,
  };
}
