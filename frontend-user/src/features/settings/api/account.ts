import { bodyOf, createApiClient, receiveFile } from '@drumbeat/api-client';
import { DOWNLOAD_MS } from '@drumbeat/domain';
import { download, fileNameOf } from '@drumbeat/ui';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api, ofUser } from '../../../lib/http/api';
import { notify } from '../../../lib/notices/notify';
import { useState } from 'react';

/** The user's sign-in methods. */
export const signInWaysQuery = queryOptions({
  queryKey: ['sign-in-ways'],
  queryFn: async () => bodyOf(await api.GET('/api/auth/account')),
});

/** Not begun again by itself, and in no hurry. */
const downloads = createApiClient({
  ...ofUser,
  timeoutMs: DOWNLOAD_MS,
  retryDelaysMs: [],
  throttledDelayMs: () => null,
});

/** Fetches everything that Drumbeat has of the user as a ZIP, however long it takes, and hands it to the browser's downloads. */
export function useExportData() {
  const [received, setReceived] = useState(0);
  const save = useMutation({
    mutationFn: async () => {
      setReceived(0);
      const answer = await downloads.GET('/api/profile/export', { parseAs: 'stream' });
      const content = await receiveFile(bodyOf(answer), { onProgress: setReceived });
      download(content, fileNameOf(answer.response, 'drumbeat-export.zip'));
    },
    onSuccess: () => notify.success('Your export is in your downloads'),
    onError: (error) => notify.error('Your data could not be exported', { description: error.message }),
  });
  return { ...save, received };
}

/** Deletes the account at once and permanently. Accounts with a password have to enter it. */
export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (password: string | undefined) =>
      api.DELETE('/api/profile', { body: { confirm: 'DELETE', ...(password ? { password } : {}) } }),
  });
