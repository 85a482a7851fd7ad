import { forgetDevice } from '@drumbeat/ui';
import { useQueryClient } from '@tanstack/react-query';
import { linkTo } from '../../../lib/paths';

/** After the account is deleted: clears its data from this browser, and a new page confirms it. */
export function useLeaveForGood(): () => void {
  const queryClient = useQueryClient();
  return () => {
    queryClient.clear();
    void forgetDevice().finally(() => window.location.replace(linkTo.login({ message: 'account_deleted' })));
  };
}
