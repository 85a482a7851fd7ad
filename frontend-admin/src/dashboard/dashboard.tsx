import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EmptyState } from '@drumbeat/ui';
import { useGetList } from 'react-admin';
import type { components } from '@drumbeat/api-client';
import { PageTitle } from '../components/page-title';
import { MakeBatchButton } from '../resources/prompt-batches/make-batch-button';

type User = components['schemas']['AdminUserResponse'];

const SHOWN = 10;

const sentence = (count: number, total: number) =>
  count === 0
    ? `All ${total} ${total === 1 ? 'person has' : 'people have'} prompts for the next two weeks.`
    : `${count} ${count === 1 ? 'person needs' : 'people need'} prompts for the next two weeks.`;

/** Who needs prompts, worst first: the first thing staff want to know on a Monday. */
export function Dashboard() {
  const { data, isPending, error } = useGetList<User>('users', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'open_slots', order: 'DESC' },
    filter: { is_admin: false },
  });
  if (isPending) return <PageTitle title="Looking at the calendars…" />;
  if (error) return <PageTitle title="The list could not be loaded">{error.message}</PageTitle>;
  const needy = data.filter(({ open_slots }) => open_slots > 0);
  if (data.length === 0) {
    return (
      <>
        <PageTitle title="Nobody has signed up yet" />
        <EmptyState sign={['open', 'open', 'open']} title="People appear here once they have an account." />
      </>
    );
  }
  return (
    <>
      <PageTitle title={sentence(needy.length, data.length)} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: '48rem' }}>
        {needy.map((user) => (
          <Box
            component="li"
            key={user.id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 4,
              py: 3,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="h3">{user.full_name ?? user.email}</Typography>
              <Typography variant="caption" sx={{ color: 'text.disabled' }}>
                {user.email}
              </Typography>
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {user.open_slots} open {user.open_slots === 1 ? 'slot' : 'slots'}
            </Typography>
            <MakeBatchButton userId={user.id} />
          </Box>
        ))}
      </Box>
    </>
  );
}
