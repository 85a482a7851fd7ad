import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import type { Profile } from '../types';
import { notify } from '../../lib/notify';
import { profileQuery } from './get-profile';

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
