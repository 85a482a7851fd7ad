import { bodyOf } from '@drumbeat/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/http/api';

/** The writer of drafts: a model, or the built-in writer. */
export const writerQuery = queryOptions({
  queryKey: ['writer'],
  queryFn: async () => bodyOf(await api.GET('/api/writer')),
  staleTime: Infinity,
});
