import { queryOptions, useMutation } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api, apiOnce } from '../../../lib/api';
import { notify } from '../../../lib/notify';

/** The user's sign-in methods. */
export const signInWaysQuery = queryOptions({
  queryKey: ['sign-in-ways'],
  queryFn: async () => bodyOf(await api.GET('/api/auth/account')),
});

/** The name that the server gives the file; a default one when a proxy has removed it. */
const fileNameOf = (response: Response) =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'drumbeat-export.zip';

function download(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has taken the address by then; Safari takes it late.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Fetches everything that Drumbeat has of the user as a ZIP and starts a browser download. */
export const useExportData = () =>
  useMutation({
    mutationFn: async () => {
      const answer = await apiOnce.GET('/api/profile/export', { parseAs: 'blob' });
      download(bodyOf(answer), fileNameOf(answer.response));
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
