import { icpFieldsChanged } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '../../lib/answer';
import { api } from '../../lib/api';
import type { ProfileChange } from '../types';
import { profileQuery } from './get-profile';
import { useRegenerateIcpSummary } from './regenerate-icp-summary';

/** Changes the sent fields only; rewrites the ICP summary when it is outdated (ONBOARDING-3). */
export function useSaveProfile() {
  const queryClient = useQueryClient();
  const regenerate = useRegenerateIcpSummary();
  return useMutation({
    mutationFn: async (change: ProfileChange) => bodyOf(await api.PATCH('/api/profile', { body: change })),
    onSuccess: (saved) => {
      const before = queryClient.getQueryData(profileQuery.queryKey);
      queryClient.setQueryData(profileQuery.queryKey, saved);
      if (before && icpFieldsChanged(before, saved)) regenerate.mutate();
    },
  });
}
