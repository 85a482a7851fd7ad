import { LINKEDIN_TEXTS } from '@drumbeat/domain';
import { useMutation } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';
import { notify } from '../../../lib/notify';

/** Set when the user asks to connect (CONNECTION-2). */
const optInKey = 'hasOptedInOnLinkedInConnection';

function rememberOptIn() {
  try {
    localStorage.setItem(optInKey, 'true');
  } catch {
    // A refused storage does not stop anybody from connecting.
  }
}

/** Whether LinkedIn was connected from this device once. */
export function hasOptedIn(): boolean {
  try {
    return localStorage.getItem(optInKey) === 'true';
  } catch {
    return false;
  }
}

/** Sends the browser to LinkedIn's consent page; it comes back to `returnTo`, an address of this site. */
export function useConnectLinkedIn() {
  return useMutation({
    mutationFn: async (returnTo: string) =>
      bodyOf(
        await api.GET('/api/callback/linkedin/authorize', { params: { query: { return_to: returnTo } } }),
      ).url,
    onSuccess: (url) => {
      rememberOptIn();
      window.location.assign(url);
    },
    onError: () => notify.error(LINKEDIN_TEXTS.connectFailed),
  });
}
