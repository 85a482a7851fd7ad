import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { counted } from '@drumbeat/domain';
import { Link as RouterLink } from 'react-router-dom';
import { Quiet } from '../../components/quiet';
import { Section } from '../../components/section';
import { dayLabel } from '../../lib/times';
import type { Batch, User } from '../../providers/records';
import { BatchStatus } from '../../entities/prompt-batches/batch-status';
import { useRows } from '../../providers/use-rows';
import { linkTo } from '../../lib/paths';

const SHOWN = 5;

/** The latest batches for a user. */
export function UserBatches({ user }: { user: User }) {
  const { data } = useRows<Batch, 'prompt-batches'>('prompt-batches', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'created_at', order: 'DESC' },
    filter: { user_id: user.id },
  });
  if (!data) return null;
  return (
    <Section title="Latest batches">
      {data.length === 0 ? <Quiet>No batch was made for this person yet.</Quiet> : null}
      <Box component="ul" sx={{ display: 'grid', gap: 3 }}>
        {data.map((batch) => (
          <Box
            component="li"
            key={batch.id}
            sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}
          >
            <Link component={RouterLink} to={linkTo.batch(batch.id)}>
              {counted(batch.count, 'prompt')}, {dayLabel(batch.created_at)}
            </Link>
            <BatchStatus batch={batch} />
          </Box>
        ))}
      </Box>
    </Section>
  );
}
