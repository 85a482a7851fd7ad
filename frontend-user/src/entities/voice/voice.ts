import { bodyOf } from '@drumbeat/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../../lib/http/api';
import { freshFor } from '../../lib/http/query-client';
import { writingProfileQuery } from './writing-profile';

/** The latest analysis, one that is under way, the history of the voice, and what was set by hand. */
export const voiceQuery = queryOptions({
  queryKey: ['profile', 'voice'],
  queryFn: async () => bodyOf(await api.GET('/api/voice')),
  staleTime: freshFor.preferences,
});

/** What a writer is told. It changes with posts, too, which are written elsewhere: read at each opening. */
export const voiceBriefQuery = queryOptions({
  queryKey: ['profile', 'voice-brief'],
  queryFn: async () => bodyOf(await api.GET('/api/voice/brief')),
});

/** Everything that a change of the profile may have changed; answers when the profile was read. */
export async function readVoiceAnew(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: voiceQuery.queryKey });
  void queryClient.invalidateQueries({ queryKey: voiceBriefQuery.queryKey });
  await queryClient.invalidateQueries({ queryKey: writingProfileQuery.queryKey });
}
