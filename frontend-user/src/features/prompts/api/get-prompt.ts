import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';
import { queryKeys } from '../../../lib/query-keys';

export const promptQuery = (id: number) =>
  queryOptions({
    queryKey: [...queryKeys.prompts, 'one', id],
    queryFn: async () => bodyOf(await api.GET('/api/content-prompts/{id}', { params: { path: { id } } })),
  });
