import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { counted } from '@drumbeat/domain';
import { CalendarCheck, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { pushBatch, retryBatch } from '../../providers/endpoints';
import type { Batch } from '../../providers/records';
import { useBatchPrompts } from './use-batch-prompts';

/** Actions for a batch in its state: push written prompts, or order a failed one again. */
export function BatchActions({ batch }: { batch: Batch }) {
  const [isBusy, setIsBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const { data: prompts = [] } = useBatchPrompts(batch);
  /** `work` returns the notice for staff. */
  const run = async (work: () => Promise<string>) => {
    setIsBusy(true);
    try {
      notify(await work(), { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    }
    setIsBusy(false);
    refresh();
  };
  const retry = async () => {
    await retryBatch(batch.id);
    return 'The batch was ordered again';
  };
  const push = async () => {
    const { data } = await pushBatch(batch.id);
    const left = data?.undated_count ?? 0;
    return left === 0
      ? 'The prompts are on the calendar'
      : `${counted(left, 'prompt')} found no free slot and stayed without a date`;
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
  const waiting = prompts.filter(({ pushed_to_calendar }) => !pushed_to_calendar).length;
  if (batch.status !== 'done' || waiting === 0) return null;
  const undated = prompts.filter(
    (prompt) => !prompt.pushed_to_calendar && prompt.scheduled_date === null,
  ).length;
  // They were pushed before and found no free slot in the batch's weeks: only slots freed since can help.
  if (batch.push_to_calendar && undated === waiting) {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography color="text.secondary">
          {counted(waiting, 'prompt')} found no free slot and {waiting === 1 ? 'waits' : 'wait'} in the
          library
        </Typography>
        <Button variant="outlined" size="small" loading={isBusy} onClick={() => void run(push)}>
          Look for free slots again
        </Button>
      </Box>
    );
  }
  return (
    <Button
      variant="contained"
      loading={isBusy}
      onClick={() => void run(push)}
      startIcon={<CalendarCheck size={16} strokeWidth={1.75} aria-hidden />}
    >
      Push {counted(waiting, 'prompt')} to the calendar
    </Button>
  );
}
