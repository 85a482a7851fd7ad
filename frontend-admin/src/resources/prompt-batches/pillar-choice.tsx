import Link from '@mui/material/Link';
import { PillarMark } from '@drumbeat/ui';
import { CheckboxGroupInput, useGetOne } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Notice } from '../../components/notice';
import type { User } from '../../providers/records';

/** The user's own pillars; none chosen means all of them. */
export function PillarChoice({ userId }: { userId: string }) {
  const { data: user } = useGetOne<User>('users', { id: userId });
  if (!user) return null;
  if (user.content_pillars.length === 0) {
    return (
      <Notice tone="warn">
        This person has no content pillars yet.{' '}
        <Link component={RouterLink} to={`/users/${user.id}`}>
          Add them first
        </Link>
      </Notice>
    );
  }
  return (
    <CheckboxGroupInput
      source="pillars"
      label="Pillars"
      choices={user.content_pillars.map((name, index) => ({ id: index + 1, name }))}
      optionText={({ id, name }: { id: number; name: string }) => <PillarMark pillar={id} label={name} />}
      row={false}
      helperText="None chosen: all of them"
    />
  );
}
