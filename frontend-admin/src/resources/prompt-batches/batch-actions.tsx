import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { counted } from '@drumbeat/domain';
import { DialogFrame } from '@drumbeat/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarCheck, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Batch, Prompt } from '../../providers/records';
import { useBatchPrompts } from './use-batch-prompts';
import { api, byId } from '../../providers/api';

/** Calls of staff beside react-admin's verbs. */
const pushBatch = (id: string) => api.POST('/api/admin/prompt-batches/{id}/push', byId(id));

const retryBatch = (id: string) => api.POST('/api/admin/prompt-batches/{id}/retry', byId(id));

const ORDERED_AGAIN = 'The batch was ordered again';

const approveRest = (batchId: string) =>
  api.POST('/api/admin/prompt-batches/{id}/approve-rest', byId(batchId));

/** May go to the calendar as they are: approved, or of a batch that nobody had to read. */
const isReady = ({ pushed_to_calendar, review, status }: Prompt) =>
  !pushed_to_calendar && status === 'new' && (review === null || review === 'approved');
const isUndecided = ({ pushed_to_calendar, review }: Prompt) => !pushed_to_calendar && review === 'to_read';

const LISTS = ['content-prompts', 'prompt-batches'];

/** Orders a failed batch again, from where it is listed with others. */
export function RetryBatchButton({ id, about }: { id: string; about: string }) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const retry = useMutation({
    mutationFn: () => retryBatch(id),
    onSuccess: () => notify(ORDERED_AGAIN, { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => Promise.all(LISTS.map((name) => queryClient.invalidateQueries({ queryKey: [name] }))),
  });
  return (
    <Button
      variant="outlined"
      size="small"
      loading={retry.isPending}
      aria-label={`Retry: ${about}`}
      onClick={() => retry.mutate()}
      sx={{ flex: 'none' }}
    >
      Retry
    </Button>
  );
}

/** Actions for a batch in its state: push written prompts, or order a failed one again. */
export function BatchActions({ batch }: { batch: Batch }) {
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { data: prompts = [] } = useBatchPrompts(batch);
  const ready = prompts.filter(isReady);
  const undecided = prompts.filter(isUndecided);
  /** `work` returns the notice for staff. */
  const run = async (work: () => Promise<string>) => {
    setIsAsking(false);
    setIsBusy(true);
    try {
      notify(await work(), { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    }
    await Promise.all(LISTS.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
    setIsBusy(false);
  };
  const retry = async () => {
    await retryBatch(batch.id);
    return ORDERED_AGAIN;
  };
  const push = async () => {
    const { data } = await pushBatch(batch.id);
    const left = data?.undated_count ?? 0;
    return left === 0
      ? 'The prompts are on the calendar'
      : `${counted(left, 'prompt')} found no free slot and stayed without a date`;
  };
  const approveAndPush = async () => {
    await approveRest(batch.id);
    return push();
  };
  if (batch.status === 'failed') {
    return (
      <Button
        variant="contained"
        loading={isBusy}
        onClick={() => void run(retry)}
        startIcon={<RotateCcw size={16} strokeWidth={1.75} aria-hidden />}
      >
        Write again
      </Button>
    );
  }
  if (batch.status !== 'done' || ready.length + undecided.length === 0) return null;
  const read = prompts.length - undecided.length;
  // They were pushed before and found no free slot in the batch's weeks: only slots freed since can help.
  const isSecondTry =
    batch.push_to_calendar &&
    undecided.length === 0 &&
    ready.every((prompt) => prompt.scheduled_date === null && !prompt.is_held);
  if (isSecondTry) {
    return (
      <>
        <Typography color="text.secondary">
          {counted(ready.length, 'prompt')} found no free slot and {ready.length === 1 ? 'waits' : 'wait'} in
          the library
        </Typography>
        <Button variant="outlined" size="small" loading={isBusy} onClick={() => void run(push)}>
          Look for free slots again
        </Button>
      </>
    );
  }
  return (
    <>
      {batch.for_review ? (
        <Typography color="text.secondary">
          {read} of {prompts.length} read
        </Typography>
      ) : null}
      <Button
        variant="contained"
        loading={isBusy}
        onClick={() => (undecided.length > 0 ? setIsAsking(true) : void run(push))}
        startIcon={<CalendarCheck size={16} strokeWidth={1.75} aria-hidden />}
      >
        {ready.length === 0
          ? 'Push to the calendar'
          : `Push ${counted(ready.length, 'prompt')} to the calendar`}
      </Button>
      <DialogFrame
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={`${counted(undecided.length, 'prompt is', 'prompts are')} not decided yet`}
        actions={
          <>
            <Button variant="ghost" onClick={() => setIsAsking(false)}>
              Go on reading
            </Button>
            <Button
              variant={ready.length > 0 ? 'outlined' : 'contained'}
              onClick={() => void run(approveAndPush)}
            >
              Approve and push all {ready.length + undecided.length}
            </Button>
            {ready.length > 0 ? (
              <Button variant="contained" onClick={() => void run(push)}>
                Push the {ready.length} approved
              </Button>
            ) : null}
          </>
        }
      >
        What is not decided stays here, and the person does not see it. What was left out is never pushed.
      </DialogFrame>
    </>
  );
}
