import { download, fileNameOf } from '@drumbeat/ui';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/http/answer';
import { api, apiOnce } from '../../../lib/http/api';
import { notify } from '../../../lib/notices/notify';

/** The user's sign-in methods. */
export const signInWaysQuery = queryOptions({
  queryKey: ['sign-in-ways'],
  queryFn: async () => bodyOf(await api.GET('/api/auth/account')),
});

/** Fetches everything that Drumbeat has of the user as a ZIP and starts a browser download. */
export const useExportData = () =>
  useMutation({
    mutationFn: async () => {
      const answer = await apiOnce.GET('/api/profile/export', { parseAs: 'blob' });
      download(bodyOf(answer), fileNameOf(answer.response, 'drumbeat-export.zip'));
    },
    onSuccess: () => notify.success('Your export is in your downloads'),
    onError: (error) => notify.error('Your data could not be exported', { description: error.message }),
  });

/** Deletes the account at once and permanently. Accounts with a password have to enter it. */
export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (password: string | undefined) =>
      api.DELETE('/api/profile', { body: { confirm: 'DELETE', ...(password ? { password } : {}) } }),
  });
