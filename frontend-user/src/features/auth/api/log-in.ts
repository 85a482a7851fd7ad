import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { signInApi } from '../../../lib/api';
import { sessionQuery } from './get-session';

interface Credentials {
  email: string;
  password: string;
}

/** Signs in; the session gate then leads on. */
export function useLogIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (credentials: Credentials) =>
      bodyOf(await signInApi.POST('/api/auth/login', { body: credentials })),
    onSuccess: (answer) => queryClient.setQueryData(sessionQuery.queryKey, answer),
  });
}
