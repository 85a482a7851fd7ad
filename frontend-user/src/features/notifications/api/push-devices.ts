import { bodyOf } from '@drumbeat/api-client';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/http/api';
import { askForNotifications, notificationAccess } from '../../../lib/device/browser-notifications';
import {
  keepPushSince,
  pushSince,
  startPush,
  stopPush,
  stopPushOfOthers,
  takesPush,
} from '../../../lib/device/push';
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

const refreshDevices = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: pushDevicesQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: noticeSettingsQuery.queryKey }),
  ]);

function useRefresh() {
  const queryClient = useQueryClient();
  return () => refreshDevices(queryClient);
}

/** @throws Error where the browser, its push service or the server refuses; then nothing is turned on */
async function turnOnDevice(publicKey: string, userId: string): Promise<void> {
  const address = await startPush(publicKey, userId);
  try {
    const { devices } = bodyOf(await api.POST('/api/notifications/devices', { body: address }));
    const current = devices.find(({ is_current }) => is_current);
    if (current) keepPushSince(current.created_at);
  } catch (error) {
    await stopPush();
    throw error;
  }
}

/**
 * A device is told as long as its session lives (ADR 17): one that its user signs in on again goes on by itself, if it was on when the
 * session before ended and the browser still allows it. One that was turned off meanwhile, on another device, stays off.
 */
export async function resumeDevice(queryClient: QueryClient, userId: string): Promise<void> {
  await stopPushOfOthers(userId);
  const since = pushSince(userId);
  if (since === null || notificationAccess() !== 'granted') return;
  const { public_key, isOn } = await queryClient.query(pushDevicesQuery);
  if (public_key === null || isOn) return;
  const { sessions } = bodyOf(await api.GET('/api/auth/sessions'));
  const session = sessions.find(({ is_current }) => is_current);
  if (!session || session.created_at <= since) return stopPush();
  await turnOnDevice(public_key, userId);
  await refreshDevices(queryClient);
}

/** Asks for the browser's permission, so call it from a press alone. Without it nothing is turned on. */
export function useTurnOnDevice(publicKey: string, userId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async () => {
      const access = await askForNotifications();
      if (access === 'default') throw new Error('Press the switch again, and allow the notifications.');
      if (access !== 'granted') return;
      await turnOnDevice(publicKey, userId);
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
