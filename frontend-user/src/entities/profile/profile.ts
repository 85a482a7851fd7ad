import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { icpFieldsChanged } from '@drumbeat/domain';
import { bodyOf } from '../../lib/answer';
import { api } from '../../lib/api';
import { freshFor } from '../../lib/query-client';
import type { ProfileChange, Profile } from '../types';
import { useRegenerateIcpSummary } from './suggestions';
import { notify } from '../../lib/notify';

/** The user's profile, with their voice and notification settings. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async () => bodyOf(await api.GET('/api/profile')),
  staleTime: freshFor.profile,
});

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

export type NotificationKind = keyof Profile['notifications'];

/** Turns one kind of mail on or off: shown at once, taken back with a reason where the server refuses. */
export function useSetNotification() {
  const queryClient = useQueryClient();
  const show = ({ kind, on }: { kind: NotificationKind; on: boolean }) =>
    queryClient.setQueryData(
      profileQuery.queryKey,
      (profile) => profile && { ...profile, notifications: { ...profile.notifications, [kind]: on } },
    );
  return useMutation({
    mutationFn: ({ kind, on }: { kind: NotificationKind; on: boolean }) =>
      api.PATCH('/api/profile', { body: { notifications: { [kind]: on } } }),
    onMutate: show,
    onError: (error, { kind, on }) => {
      show({ kind, on: !on });
      notify.error('Your settings were not saved', { description: error.message });
    },
  });
}
