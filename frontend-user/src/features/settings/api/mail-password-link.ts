import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api';

/** Mails a link to set a password. */
export const useMailPasswordLink = () =>
  useMutation({ mutationFn: (email: string) => api.POST('/api/auth/forgot-password', { body: { email } }) });
