import Box from '@mui/material/Box';
import { EmptyState, PillarMark, SkeletonLines } from '@drumbeat/ui';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import Link from '@mui/material/Link';
import { counted } from '@drumbeat/domain';
import { useGetOne } from 'react-admin';
import { FailureNotice } from '../../components/failure-notice';
import type { Batch, User } from '../../providers/records';
import { BatchPromptEditor } from './batch-prompt-editor';
import { BatchPromptList } from './batch-prompt-list';
import { isUnfinished, useBatchPrompts } from './use-batch-prompts';
import { Section } from '../../components/section';

/** The prompts' user, whom they must suit. */
function BatchPerson({ userId }: { userId: string }) {
  const { data: user } = useGetOne<User>('users', { id: userId });
  if (!user) return null;
  return (
    <Section title={user.full_name ?? user.email}>
      <Box sx={{ display: 'grid', gap: 3, color: 'text.secondary' }}>
        <Box component="ul" aria-label="Content pillars" sx={{ display: 'grid', gap: 2 }}>
          {user.content_pillars.map((pillar, index) => (
            <li key={pillar}>
              <PillarMark pillar={index + 1} label={pillar} />
            </li>
          ))}
        </Box>
        <p>
          {user.open_slots === 0
            ? 'No slot is open in the next two weeks.'
            : `${counted(user.open_slots, 'slot')} still open in the next two weeks.`}
        </p>
        <p>
          <Link component={RouterLink} to={`/users/${user.id}`}>
            Open the person
          </Link>
        </p>
      </Box>
    </Section>
  );
}

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
