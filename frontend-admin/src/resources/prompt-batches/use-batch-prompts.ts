import { isBeingWritten, PROMPT_LIMITS } from '@drumbeat/domain';
import type { Batch, Prompt } from '../../providers/records';
import { useRows } from '../../providers/use-rows';

export const isUnfinished = (batch: Batch | undefined) => isBeingWritten(batch?.status);

export const isBeingRewritten = ({ rewrite_status }: Prompt) => isBeingWritten(rewrite_status);

/** In the order of the calendar; those without a place last. */
const byPlace = (one: Prompt, other: Prompt) =>
  (one.scheduled_date ?? '9').localeCompare(other.scheduled_date ?? '9') ||
  (one.slot ?? 3) - (other.slot ?? 3) ||
  one.id - other.id;

/** The prompts of a batch, in the order of the calendar. They are asked for again while a worker writes any of them. */
export function useBatchPrompts(batch: Batch) {
  const list = useRows<Prompt, 'content-prompts'>(
    'content-prompts',
    {
      pagination: { page: 1, perPage: PROMPT_LIMITS.batchCount.max },
      sort: { field: 'id', order: 'ASC' },
      filter: { batch_id: batch.id },
    },
    {
      refetchInterval: ({ state }) =>
        isUnfinished(batch) || state.data?.data.some(isBeingRewritten) ? 1_000 : false,
    },
  );
  return { ...list, data: list.data?.toSorted(byPlace) };
}
