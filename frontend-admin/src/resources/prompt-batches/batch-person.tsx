import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { counted } from '@drumbeat/domain';
import { PillarMark } from '@drumbeat/ui';
import { useGetOne } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Section } from '../../components/section';
import type { User } from '../../providers/records';

/** The prompts' user, whom they must suit. */
export function BatchPerson({ userId }: { userId: string }) {
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
