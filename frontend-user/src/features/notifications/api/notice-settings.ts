import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/http/answer';
import { api } from '../../../lib/http/api';
import { notify } from '../../../lib/notices/notify';
import type { NoticeSettings, NoticeSettingsChange } from '../../../entities/types';
import { notificationsQuery } from './notifications';

export const noticeSettingsQuery = queryOptions({
  queryKey: [...notificationsQuery.queryKey, 'settings'],
  queryFn: async () => bodyOf(await api.GET('/api/notifications/settings')),
});

const { queryKey } = noticeSettingsQuery;

function changed(settings: NoticeSettings, { topics = [], ...times }: NoticeSettingsChange): NoticeSettings {
  return {
    ...settings,
    ...times,
    topics: settings.topics.map((setting) => ({
      ...setting,
      ...topics.find(({ topic }) => topic === setting.topic),
    })),
  };
}

/** Shown at once, and taken back with a reason where the server refuses. */
export function useChangeNoticeSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: NoticeSettingsChange) =>
      bodyOf(await api.PATCH('/api/notifications/settings', { body: change })),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (settings) => settings && changed(settings, change));
      return { before };
    },
    onError: (error, _change, context) => {
      queryClient.setQueryData(queryKey, context?.before);
      notify.error('Your settings were not saved', { description: error.message });
    },
    // What is hidden or shown in the app; the settings themselves are as they were set.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey, exact: true }),
  });
}
