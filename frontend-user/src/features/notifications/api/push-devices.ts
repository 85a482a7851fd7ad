import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/http/answer';
import { api } from '../../../lib/http/api';
import { askForNotifications } from '../../../lib/device/browser-notifications';
import { startPush, stopPush, takesPush } from '../../../lib/device/push';
import { notify } from '../../../lib/notices/notify';
import { notificationsQuery } from './notifications';
import { noticeSettingsQuery } from './notice-settings';

/** The devices that are told of notices, and whether this browser is really one of them. */
export const pushDevicesQuery = queryOptions({
  queryKey: [...notificationsQuery.queryKey, 'devices'],
  queryFn: async () => {
    const { public_key, devices } = bodyOf(await api.GET('/api/notifications/devices'));
    const isSubscribed = public_key !== null && (await takesPush(public_key));
    return { public_key, devices, isOn: isSubscribed && devices.some(({ is_current }) => is_current) };
  },
  // Another device may have turned this one off.
  staleTime: 0,
  refetchOnWindowFocus: 'always',
});

function useRefresh() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: pushDevicesQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: noticeSettingsQuery.queryKey }),
    ]);
}

/** Asks for the browser's permission, so call it from a press alone. Without it nothing is turned on. */
export function useTurnOnDevice(publicKey: string, userId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async () => {
      const access = await askForNotifications();
      if (access === 'default') throw new Error('Press the switch again, and allow the notifications.');
      if (access !== 'granted') return;
      const address = await startPush(publicKey, userId);
      try {
        await api.POST('/api/notifications/devices', { body: address });
      } catch (error) {
        await stopPush();
        throw error;
      }
    },
    onSuccess: refresh,
    onError: (error) =>
      notify.error('This device was not turned on', {
        description:
          error instanceof DOMException
            ? 'Your browser could not reach the service that brings its notifications. Try again later.'
            : error.message,
      }),
  });
}

/** Of this browser or of another device. @param onOtherOff called before the other one leaves the list */
export function useTurnOffDevice(onOtherOff?: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ id, isThis }: { id: string; isThis: boolean }) => {
      await api.DELETE('/api/notifications/devices/{id}', { params: { path: { id } } });
      if (isThis) await stopPush();
    },
    onSuccess: (_, { isThis }) => {
      if (isThis) return;
      notify.success('That device is told no more');
      onOtherOff?.();
    },
    onSettled: refresh,
    onError: (error) => notify.error('The device was not turned off', { description: error.message }),
  });
}
