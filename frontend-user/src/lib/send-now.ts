import { ApiError } from '@drumbeat/api-client';

/** The code of a write that never left this device. */
export const NOT_SENT = 'network.not_sent';

/**
 * Makes a call that changes something. A device that had no network when the call began has sent nothing: whoever asked is told
 * just that, instead of that the outcome is not known.
 * @throws ApiError `network.not_sent`, or the call's own failure
 */
export async function sendNow<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const wasOffline = !navigator.onLine;
  try {
    return await call();
  } catch (error) {
    // A device that is wrong about its network has sent it all the same: then the failure is another one.
    if (wasOffline && error instanceof ApiError && error.code === 'network.unreachable') {
      throw new ApiError(0, NOT_SENT, 'You are offline. Nothing was sent.');
    }
    throw error;
  }
}
