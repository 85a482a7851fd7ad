import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api';

/** Deletes the account at once and permanently. Accounts with a password have to enter it. */
export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (password: string | undefined) =>
      api.DELETE('/api/profile', { body: { confirm: 'DELETE', ...(password ? { password } : {}) } }),
  });
