import { bodyOf } from '@drumbeat/api-client';
import { LINKEDIN_TEXTS } from '@drumbeat/domain';
import { useMutation } from '@tanstack/react-query';
import { apiOnce } from '../../lib/http/api';
import { deviceStorage } from '../../lib/device/browser-storage';
import { notify } from '../../lib/notices/notify';

/** Set when the user asks to connect (CONNECTION-2). */
const optInKey = 'hasOptedInOnLinkedInConnection';

/** LinkedIn's consent page, which comes back to `returnTo`. Asked for once: the browser goes there as soon as it is known. */
export const consentAddress = async (returnTo: string) =>
  bodyOf(
    await apiOnce.GET('/api/callback/linkedin/authorize', { params: { query: { return_to: returnTo } } }),
  ).url;

/** Sends the browser to LinkedIn's consent page; it comes back to `returnTo`, an address of this site. */
export function useConnectLinkedIn() {
  return useMutation({
    mutationFn: consentAddress,
    onSuccess: (url) => {
      deviceStorage.set(optInKey, 'true');
      window.location.assign(url);
    },
    onError: ({ message }) => notify.error(LINKEDIN_TEXTS.connectFailed, { description: message }),
  });
}
