import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SessionAnswer } from '../../../entities/types';
import { pageOwner } from '../../../entities/session/page-owner';
import { signInMark } from '../../../entities/session/session-marks';
import { sessionQuery } from '../../../entities/session/get-session';
import { bodyOf, createApiClient } from '@drumbeat/api-client';
import { callOptions } from '../../../lib/http/api';
import { isSafari } from '../../../lib/device/browser';
import { signInTimeoutMs, signUpTimeoutMs } from '../../../lib/http/timeout.rules';
import { recordedFetch } from '../../../entities/session/sign-in-events';

/** Signing in and up have longer time-outs (SIGNIN-9), and their 401 means wrong credentials, not an expired session. */
export const signInApi = createApiClient({
  ...callOptions,
  timeoutMs: signInTimeoutMs(isSafari),
  fetch: recordedFetch,
});
const signUpApi = createApiClient({
  ...callOptions,
  timeoutMs: signUpTimeoutMs(isSafari),
  fetch: recordedFetch,
});

/** Handles a session that the API has just opened. The routing rules then redirect. */
export function useOpenSession(): (answer: SessionAnswer) => void {
  const queryClient = useQueryClient();
  return ({ session, user }) => {
    // Any cached data belongs to the account signed in before.
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
    signInMark.set();
    if (user) pageOwner.take(user.id);
    queryClient.setQueryData(sessionQuery.queryKey, { session, user });
  };
}

/** Uses up a link of a mail: it signs in, and proves that the address is the reader's. */
export function useMailLink() {
  const openSession = useOpenSession();
  return useMutation({
    mutationFn: async (link: { type: 'magiclink' | 'signup'; token: string }) =>
      bodyOf(await signInApi.POST('/api/auth/verify', { body: link })),
    onSuccess: openSession,
  });
}

/** Sets a new password by a link of a mail; every other session ends and this browser is signed in. */
export function useResetPassword() {
  const openSession = useOpenSession();
  return useMutation({
    mutationFn: async (reset: { token: string; password: string }) =>
      bodyOf(await signInApi.POST('/api/auth/reset-password', { body: reset })),
    onSuccess: openSession,
  });
}

interface NewAccount {
  email: string;
  password: string;
  full_name?: string;
  /** Source of the visitor: `source` or `utm_source` of the address. */
  source?: string;
  /** IANA zone of the device; the user can change it in the settings. */
  timezone: string;
  /** Target after the confirmation link. */
  next?: string;
}

/** Opens an account, and a session with it unless the address has to be confirmed first. */
export function useSignUp() {
  const openSession = useOpenSession();
  return useMutation({
    mutationFn: async (account: NewAccount) =>
      bodyOf(await signUpApi.POST('/api/auth/signup', { body: account })),
    onSuccess: (answer) => {
      if (!answer.email_confirmation_required) openSession(answer);
    },
  });
}

interface Credentials {
  email: string;
  password: string;
}

/** Signs in; the routing rules then redirect. */
export function useLogIn() {
  const openSession = useOpenSession();
  return useMutation({
    mutationFn: async (credentials: Credentials) =>
      bodyOf(await signInApi.POST('/api/auth/login', { body: credentials })),
    onSuccess: openSession,
  });
}
