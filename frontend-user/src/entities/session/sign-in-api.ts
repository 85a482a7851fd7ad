import { createApiClient } from '@drumbeat/api-client';
import { callOptions } from '../../lib/api';
import { isSafari } from '../../lib/browser';
import { signInTimeoutMs, signUpTimeoutMs } from '../../lib/timeout.rules';
import { recordedFetch } from './auth-analytics';

/** Signing in and up have longer time-outs (SIGNIN-9), and their 401 means wrong credentials, not an expired session. */
export const signInApi = createApiClient({
  ...callOptions,
  timeoutMs: signInTimeoutMs(isSafari),
  fetch: recordedFetch,
});
export const signUpApi = createApiClient({
  ...callOptions,
  timeoutMs: signUpTimeoutMs(isSafari),
  fetch: recordedFetch,
});
