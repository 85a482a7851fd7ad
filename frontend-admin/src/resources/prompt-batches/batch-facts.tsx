import Box from '@mui/material/Box';
import { counted } from '@drumbeat/domain';
import { shortDate } from '@drumbeat/ui';
import { momentLabel } from '../../lib/times';
import type { Batch } from '../../providers/records';
import { BatchStatus } from './batch-status';

/** State and order of a batch in one line. The state is announced when it changes. */
export function BatchFacts({ batch }: { batch: Batch }) {
  const { count, weeks, start_date, origin, requested_by_email, created_at, writer } = batch;
  const from = start_date ? ` from ${shortDate(start_date)}` : '';
  const by =
    origin === 'starter'
      ? ' by the answers at sign-up'
      : requested_by_email
        ? ` by ${requested_by_email}`
        : '';
  return (
    <>
      <Box component="span" role="status" sx={{ mr: 3 }}>
        <BatchStatus batch={batch} />
      </Box>
      {counted(count, 'prompt')} over {counted(weeks, 'week')}
      {from}, ordered {momentLabel(created_at)}
      {by}.{writer ? ` ${writer}.` : ''}
    </>
  );
}
