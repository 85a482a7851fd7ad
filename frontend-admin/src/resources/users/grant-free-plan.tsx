import Button from '@mui/material/Button';
import { useNotify, useRefresh, useUpdate } from 'react-admin';
import type { User } from '../../providers/records';

/** Gives the free plan to somebody without one, for instance where users cannot start it themselves. */
export function GrantFreePlan({ user }: { user: User }) {
  const [update, { isPending }] = useUpdate<User>();
  const notify = useNotify();
  const refresh = useRefresh();
  if (user.subscription_status === 'active') return null;
  const grant = () =>
    update(
      'users',
      { id: user.id, data: { grant_free_plan: true }, previousData: user },
      {
        onSuccess: () => {
          notify('The free plan is active', { type: 'success' });
          refresh();
        },
        onError: (error) => notify(error.message, { type: 'error' }),
      },
    );
  return (
    <Button variant="outlined" onClick={() => void grant()} loading={isPending} sx={{ mt: 4 }}>
      Grant the free plan
    </Button>
  );
}
