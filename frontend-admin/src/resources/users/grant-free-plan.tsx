import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { grantFreePlan } from '../../providers/endpoints';
import type { User } from '../../providers/records';

/** Gives the free plan to a user without one, for instance when users cannot start it themselves. */
export function GrantFreePlan({ user }: { user: User }) {
  const [isBusy, setIsBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  if (user.subscription_status === 'active') return null;
  const grant = async () => {
    setIsBusy(true);
    try {
      await grantFreePlan(user.id);
      notify('The free plan is active', { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    }
    setIsBusy(false);
    refresh();
  };
  return (
    <Button variant="outlined" onClick={() => void grant()} loading={isBusy} sx={{ mt: 4 }}>
      Grant the free plan
    </Button>
  );
}
