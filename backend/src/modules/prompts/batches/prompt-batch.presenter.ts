import type { PromptBatchResponse } from './prompt-batches.dto.js';
import type { PromptBatchRow } from './prompt-batches.repository.js';

export function presentBatch(row: PromptBatchRow): PromptBatchResponse {
  return { ...row, notice: noticeOf(row) };
}

/** Remarks on a finished batch for staff, in sentences; null when all went as ordered. */
function noticeOf(batch: PromptBatchRow): string | null {
  if (batch.status !== 'done') return null;
  const sentences = [missingNotice(batch), undatedNotice(batch)].filter((sentence) => sentence !== null);
  return sentences.length === 0 ? null : sentences.join(' ');
}

function missingNotice({ count, created_count: created }: PromptBatchRow): string | null {
  if (created >= count) return null;
  const written = created === 0 ? 'None' : `Only ${created}`;
  return `${written} of ${count} prompts could be written: the others came too close to prompts that are there, or broke a rule (length, phrases never to use, facts that nobody gave).`;
}

function undatedNotice({ push_to_calendar, undated_count: undated, weeks }: PromptBatchRow): string | null {
  if (!push_to_calendar || undated === 0) return null;
  const prompts = undated === 1 ? '1 prompt' : `${undated} prompts`;
  return `${prompts} found no free slot within ${weeks === 1 ? '1 week' : `${weeks} weeks`} and stayed without a date.`;
}
