import { useMutation, useQueryClient } from '@tanstack/react-query';
import { writingProfileQuery } from '../../../entities/voice/writing-profile';
import type { WritingProfileRow } from '../../../entities/types';
import { readVoiceAnew } from '../../../entities/voice/voice';
import { saySaveFailed, staleProfileIn, useSavePreferences } from './voice';

type HabitList = 'denied_habits' | 'structural_patterns';

interface HabitChange {
  readonly list: HabitList;
  readonly entry: string;
  readonly isIn: boolean;
}

const applied = (entries: readonly string[], { entry, isIn }: HabitChange) => {
  const others = entries.filter((one) => one !== entry);
  return isIn ? [...others, entry] : others;
};

/** Denies a habit, or adds one of the user's own. What another tab has changed of the same list meanwhile stays. */
export function useChangeHabits(profile: WritingProfileRow) {
  const queryClient = useQueryClient();
  const { mutateAsync: save } = useSavePreferences();
  return useMutation({
    mutationFn: async (change: HabitChange) => {
      const on = ({ [change.list]: entries, version }: WritingProfileRow) =>
        save({ [change.list]: applied(entries, change), version });
      const known = queryClient.getQueryData(writingProfileQuery.queryKey) ?? profile;
      try {
        return await on(known);
      } catch (error) {
        const stale = staleProfileIn(error);
        if (stale === null) throw error;
        return on({ ...known, ...stale });
      }
    },
    onSuccess: () => readVoiceAnew(queryClient),
    onError: saySaveFailed,
  });
}
