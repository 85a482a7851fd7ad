import { bodyOf } from '@drumbeat/api-client';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../../entities/query-keys';
import { api } from '../../../lib/http/api';

/** A post that needs its owner is notified within minutes, so the bell polls once a minute while the page is visible. */
const pollMs = 60_000;

export const notificationsQuery = queryOptions({
  queryKey: queryKeys.notifications,
  queryFn: async () => bodyOf(await api.GET('/api/notifications')),
  refetchInterval: pollMs,
});
