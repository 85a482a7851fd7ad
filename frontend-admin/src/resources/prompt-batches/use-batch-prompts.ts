import { useGetList } from 'react-admin';
import type { Batch, Prompt } from '../../providers/records';

/** A batch has at most 60 prompts. */
const ALL = 100;

export const isUnfinished = (batch: Batch | undefined) =>
  batch?.status === 'queued' || batch?.status === 'writing';

/** The prompts of a batch, in the order of the calendar. */
export const useBatchPrompts = (batch: Batch) =>
  useGetList<Prompt>(
    'content-prompts',
    {
      pagination: { page: 1, perPage: ALL },
      sort: { field: 'scheduled_date', order: 'ASC' },
      filter: { batch_id: batch.id },
    },
    { refetchInterval: isUnfinished(batch) ? 1_000 : false },
  );
