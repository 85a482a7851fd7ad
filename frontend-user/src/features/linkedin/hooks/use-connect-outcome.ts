import { LINKEDIN_TEXTS } from '@drumbeat/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { notify } from '../../../lib/notices/notify';
import { socialAccountsQuery } from '../../../entities/linkedin/integrations';

/** LinkedIn sends the browser back with `?linkedin=connected|cancelled|failed`: says what it means and tidies the address. */
export function useConnectOutcome(): void {
  const [search, setSearch] = useSearchParams();
  const queryClient = useQueryClient();
  const outcome = search.get('linkedin');
  const tell = useEffectEvent((result: string) => {
    void queryClient.invalidateQueries({ queryKey: socialAccountsQuery.queryKey });
    if (result === 'connected') notify.success('LinkedIn connected');
    else if (result === 'cancelled')
      notify.warning(LINKEDIN_TEXTS.connectFailed, { description: 'You did not allow it on LinkedIn.' });
    else notify.error(LINKEDIN_TEXTS.connectFailed);
    setSearch(
      (current) => {
        current.delete('linkedin');
        return current;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (outcome) tell(outcome);
  }, [outcome]);
}
