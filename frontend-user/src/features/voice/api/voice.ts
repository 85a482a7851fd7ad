import { bodyOf } from '@drumbeat/api-client';
import { PROFILE_TEXTS } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { voiceBriefQuery, voiceQuery } from '../../../entities/voice/voice';
import { writingProfileQuery } from '../../../entities/voice/writing-profile';
import type { PreferencesChange, WritingProfileRow } from '../../../entities/types';
import { api, ApiError } from '../../../lib/http/api';
import { notify } from '../../../lib/notices/notify';

/** Without the training posts, which a save does not change. */
type StaleProfile = Omit<WritingProfileRow, 'sample_posts'>;

/** The profile as it is by now, where a save started from an older one; null for every other failure. */
export const staleProfileIn = (error: unknown): StaleProfile | null =>
  error instanceof ApiError && error.code === 'preferences.stale'
    ? (error.details as { current: StaleProfile }).current
    : null;

class NothingReturnedError extends Error {}

/** Saves the given fields. What was saved is shown at once; what it leads to is read by whoever saves. */
export function useSavePreferences() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: PreferencesChange) => {
      const { data } = bodyOf(await api.POST('/api/user-preferences', { body: change })) as {
        data?: WritingProfileRow | null;
      };
      if (!data) throw new NothingReturnedError();
      return data;
    },
    onSuccess: (saved) => queryClient.setQueryData(writingProfileQuery.queryKey, saved),
  });
}

/** What is said of a save that failed; the server's own words stay with the fields. */
export const saySaveFailed = (error: Error) =>
  notify.error(error instanceof NothingReturnedError ? PROFILE_TEXTS.savedNothing : PROFILE_TEXTS.saveFailed);

/** Makes the first profile. @returns through its data whether it was made now: another tab may have been first */
export function useCreateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (answers: PreferencesChange): Promise<'created' | 'exists'> => {
      try {
        const { data } = bodyOf(await api.PUT('/api/user-preferences', { body: answers }));
        // Read before the profile shows: what was known without it would say that others set what was just answered.
        await queryClient.invalidateQueries({ queryKey: voiceQuery.queryKey, refetchType: 'all' });
        void queryClient.invalidateQueries({ queryKey: voiceBriefQuery.queryKey });
        queryClient.setQueryData(writingProfileQuery.queryKey, data);
        return 'created';
      } catch (error) {
        if (error instanceof ApiError && error.code === 'preferences.exist') return 'exists';
        throw error;
      }
    },
    onSuccess: (outcome) => {
      if (outcome === 'created') notify.success(PROFILE_TEXTS.created);
      else notify.plain(PROFILE_TEXTS.exists);
    },
    onError: () => notify.error(PROFILE_TEXTS.createFailed),
  });
}
