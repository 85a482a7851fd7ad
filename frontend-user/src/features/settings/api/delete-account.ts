import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api';

/** Deletes the account at once and for good. The password is asked of accounts that have one. */
export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (password: string | undefined) =>
      api.DELETE('/api/profile', { body: { confirm: 'DELETE', ...(password ? { password } : {}) } }),
  });
