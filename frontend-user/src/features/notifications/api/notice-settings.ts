import { bodyOf } from '@drumbeat/api-client';
import { handReminderWords, NOTICE_MAIL_DEFAULTS, type QuietHours } from '@drumbeat/domain';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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

/** As they were set, and as they are at first until that is known. */
export function useQuietHours(): QuietHours {
  const { data } = useQuery(noticeSettingsQuery);
  return {
    from: data?.quiet_from ?? NOTICE_MAIL_DEFAULTS.quietFrom,
    until: data?.quiet_until ?? NOTICE_MAIL_DEFAULTS.quietUntil,
  };
}

/** What reminds its author of a post that they post by hand at this time, and when: quiet hours count (FINISH-3). */
export function useHandReminders(time: string): string {
  const { data } = useQuery(noticeSettingsQuery);
  if (!data) return 'We remind you at this time, as your notification settings say.';
  const { topics, can_mail, can_push, has_device, is_confirmed, quiet_from, quiet_until, digest_at } = data;
  const { app = true, mail = 'off', push = false } = topics.find(({ topic }) => topic === 'by_hand') ?? {};
  return handReminderWords(time, {
    push: push && can_push && has_device,
    ...{ app, mail, canMail: can_mail, isConfirmed: is_confirmed, digestAt: digest_at },
    quiet: { from: quiet_from, until: quiet_until },
  });
}
