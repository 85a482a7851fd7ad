import { ApiError } from '@drumbeat/api-client';

/** The code of a write that never left this device. */
export const NOT_SENT = 'network.not_sent';

/**
 * Makes a writing call. A device without a network at the start has sent nothing: the caller gets that error, instead
 * of an unknown outcome.
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
