import { useMutation } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { signUpApi } from '../../../entities/session/sign-in-api';
import { useOpenSession } from './open-session';

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
