import { bodyOf } from '@drumbeat/api-client';
import { useMutation, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { icpFieldsChanged } from '@drumbeat/domain';
import { api, ApiError } from '../../../lib/http/api';
import type { ProfileChange } from '../../../entities/types';
import { profileQuery } from '../../../entities/profile/profile';

/** Console messages when the ICP summary could not be rewritten; no screen shows them (ONBOARDING-4). */
const ICP_WARNINGS = {
  /** The API returned an error. */
  failed: 'Failed to regenerate ICP summary',
  /** There was no response. */
  network: 'Network error while regenerating ICP summary',
} as const;

/** Suggests three to five pillars from the saved answers; changes nothing. */
export const useSuggestPillars = () =>
  useMutation({ mutationFn: async () => bodyOf(await api.POST('/api/profile/pillar-suggestions')).pillars });

const mutationKey = ['icp-summary'];

/** Rewrites the ICP summary in the background: a failure keeps the old one and is only logged (ONBOARDING-4). */
function useRegenerateIcpSummary() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey,
    mutationFn: async () => bodyOf(await api.POST('/api/profile/generate-icp-summary')),
    onSuccess: ({ generated_icp_summary }) =>
      queryClient.setQueryData(
        profileQuery.queryKey,
        (profile) => profile && { ...profile, generated_icp_summary },
      ),
    onError: (error) => {
      const answered = error instanceof ApiError && error.status > 0;
      console.warn(answered ? ICP_WARNINGS.failed : ICP_WARNINGS.network);
    },
  });
}

/** True while a summary is being written. */
export const useIsRegeneratingIcpSummary = () => useIsMutating({ mutationKey }) > 0;

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
