import { ICP_WARNINGS } from './profile.texts';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '../../lib/answer';
import { api, ApiError } from '../../lib/api';
import { profileQuery } from './get-profile';

const mutationKey = ['icp-summary'];

/** Rewrites the ICP summary in the background: a failure keeps the old one and is only logged (ONBOARDING-4). */
export function useRegenerateIcpSummary() {
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
