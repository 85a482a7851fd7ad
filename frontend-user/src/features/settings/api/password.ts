import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { devicesQuery } from './devices';

/** Changes the password and ends all other sessions. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { current_password: string; password: string }) =>
      api.POST('/api/auth/change-password', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
}

/** Mails a link to set a password. */
export const useMailPasswordLink = () =>
  useMutation({ mutationFn: (email: string) => api.POST('/api/auth/forgot-password', { body: { email } }) });
