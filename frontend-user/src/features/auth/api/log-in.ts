import { useMutation } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { signInApi } from '../../../entities/session/sign-in-api';
import { useOpenSession } from './open-session';

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
