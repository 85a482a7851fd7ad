import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';

/** A post that needs its owner is told within minutes, so the bell looks once a minute while the page is in view. */
const lookEveryMs = 60_000;

export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: async () => bodyOf(await api.GET('/api/notifications')),
  refetchInterval: lookEveryMs,
});
