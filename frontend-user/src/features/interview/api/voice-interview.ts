import { bodyOf, type components } from '@drumbeat/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { PostLanguage } from '@drumbeat/domain';
import { readVoiceAnew } from '../../../entities/voice/voice';
import { api } from '../../../lib/http/api';
import { sendNow } from '../../../lib/http/send-now';

type Schemas = components['schemas'];
export type VoiceInterview = Schemas['VoiceInterviewResponse'];
export type StandingField = Schemas['StandingFieldResponse'];
export type SaveInterview = Schemas['SaveInterviewRequest'];

/** The interview as the server has it. Read anew at each visit: another device may have gone on with it. */
export const voiceInterviewQuery = queryOptions({
  queryKey: ['profile', 'voice-interview'],
  queryFn: async () => bodyOf(await api.GET('/api/voice-interview')),
  refetchOnMount: 'always',
  refetchOnWindowFocus: true,
});

export const keepInterview = async (body: Schemas['KeepInterviewRequest']): Promise<VoiceInterview> =>
  bodyOf(await sendNow(() => api.PATCH('/api/voice-interview', { body })));

/** Begins the interview again without answers. */
export function useBeginAgain() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (language: PostLanguage) =>
      bodyOf(await sendNow(() => api.POST('/api/voice-interview/again', { body: { language } }))),
    onSuccess: (begun) => queryClient.setQueryData(voiceInterviewQuery.queryKey, begun),
  });
}

/** Writes what was accepted into the writing profile. */
export function useSaveInterview() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: SaveInterview) =>
      bodyOf(await sendNow(() => api.POST('/api/voice-interview/profile', { body }))),
    onSuccess: ({ interview }) => {
      queryClient.setQueryData(voiceInterviewQuery.queryKey, interview);
      return readVoiceAnew(queryClient);
    },
  });
}
