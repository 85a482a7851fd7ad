import Box from '@mui/material/Box';
import { EmptyState, SkeletonLines } from '@drumbeat/ui';
import { useSearchParams } from 'react-router-dom';
import { FailureNotice } from '../../components/failure-notice';
import type { Batch } from '../../providers/records';
import { BatchPerson } from './batch-person';
import { BatchPromptEditor } from './batch-prompt-editor';
import { BatchPromptList } from './batch-prompt-list';
import { isUnfinished, useBatchPrompts } from './use-batch-prompts';

/** The prompts at the left, the chosen one in the middle, their user at the right. A phone shows one column at a time. */
export function BatchReview({ batch }: { batch: Batch }) {
  const [search] = useSearchParams();
  const { data, error, refetch } = useBatchPrompts(batch);
  if (error && !data) {
    return (
      <FailureNotice title="The prompts could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data || (data.length === 0 && isUnfinished(batch))) {
    return (
      <Box aria-busy sx={{ maxWidth: '18rem' }}>
        <SkeletonLines
          lines={Array.from({ length: batch.count }, () => ({
            width: '100%',
            height: '2.75rem',
            gapBefore: '1rem',
          }))}
        />
      </Box>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState sign={['open', 'open', 'open']} title="No prompt of this batch is left.">
        They were not written, or were deleted since.
      </EmptyState>
    );
  }
  const chosenId = Number(search.get('prompt'));
  const position = data.findIndex(({ id }) => id === chosenId);
  const isChosen = position >= 0;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: '17rem minmax(0, 1fr)',
          lg: '17rem minmax(0, 1fr) 15rem',
        },
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: { xs: isChosen ? 'none' : 'block', md: 'block' }, minWidth: 0 }}>
        <BatchPromptList prompts={data} chosenId={data[isChosen ? position : 0]?.id} />
      </Box>
      <Box
        sx={{
          display: { xs: isChosen ? 'block' : 'none', md: 'block' },
          minWidth: 0,
          p: { xs: '1rem 0', md: '1rem 0 1rem 1.5rem', lg: '1rem 1.5rem' },
          borderLeft: { md: 1 },
          borderColor: { md: 'divider' },
        }}
      >
        <BatchPromptEditor prompts={data} position={isChosen ? position : 0} />
      </Box>
      <Box
        sx={{
          gridColumn: { md: '1 / -1', lg: 'auto' },
          p: { xs: '1.5rem 0', lg: '1rem 0 1rem 1.5rem' },
          borderTop: { xs: 1, lg: 0 },
          borderLeft: { lg: 1 },
          borderColor: { xs: 'divider', lg: 'divider' },
        }}
      >
        <BatchPerson userId={batch.user_id} />
      </Box>
    </Box>
  );
}
