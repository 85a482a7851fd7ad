import { useMutation } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { signInApi } from '../../../entities/session/sign-in-api';
import { useOpenSession } from './open-session';

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
