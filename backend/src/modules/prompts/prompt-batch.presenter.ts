import type { PromptBatchResponse } from './prompt-batches.dto.js';
import type { PromptBatchRow } from './prompt-batches.repository.js';

export function presentBatch(row: PromptBatchRow): PromptBatchResponse {
  return { ...row, notice: noticeOf(row) };
}

function noticeOf(batch: PromptBatchRow): string | null {
  if (batch.status !== 'done' || !batch.push_to_calendar || batch.undated_count === 0) return null;
  const { undated_count: undated, weeks } = batch;
  const prompts = undated === 1 ? '1 prompt' : `${undated} prompts`;
  return `${prompts} found no free slot within ${weeks === 1 ? '1 week' : `${weeks} weeks`} and stayed without a date.`;
}
