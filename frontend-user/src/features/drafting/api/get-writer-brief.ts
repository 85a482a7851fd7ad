import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';
import type { DraftRequest } from '../../../entities/types';

/** What the writer would be told for this request. Read anew at each opening: posts, figures and settings change elsewhere. */
export const writerBriefQuery = (request: DraftRequest) =>
  queryOptions({
    queryKey: ['writer-brief', request],
    queryFn: async () => bodyOf(await api.POST('/api/posts/brief', { body: request })),
    gcTime: 0,
    retry: false,
    // Without a network it fails at once, in words: somebody waits in front of it.
    networkMode: 'always',
  });
