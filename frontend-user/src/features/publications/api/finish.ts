import { bodyOf } from '@drumbeat/api-client';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { rememberPost } from '../../../entities/posts/post-cache';
import { queryKeys } from '../../../entities/query-keys';
import type { Finish, Post } from '../../../entities/types';
import { api } from '../../../lib/http/api';
import { notify } from '../../../lib/notices/notify';

const finishKey = (postId: string) => [...queryKeys.posts, 'finish', postId];

/** What is left to do on LinkedIn. Its key holds the text and the comment's state, which decide what is on the list. */
export const finishQuery = ({ id, version, posted_at }: Post, commentState: string | null) =>
  queryOptions({
    queryKey: [...finishKey(id), version, posted_at, commentState],
    placeholderData: keepPreviousData,
    queryFn: async () => bodyOf(await api.GET('/api/posts/{id}/finish', { params: { path: { id } } })),
  });

interface Tick {
  step: string;
  done: boolean;
}

const ticked = ({ steps, ...finish }: Finish, { step, done }: Tick): Finish => ({
  ...finish,
  steps: steps.map((one) =>
    one.key === step ? { ...one, done_at: done ? new Date().toISOString() : null } : one,
  ),
});

/** Ticks a step off, at once on the screen; the tick goes back where the server refuses it. */
export function useTick(postId: string) {
  const queryClient = useQueryClient();
  const show = (tick: Tick) =>
    queryClient.setQueriesData<Finish>(
      { queryKey: finishKey(postId) },
      (finish) => finish && ticked(finish, tick),
    );
  return useMutation({
    mutationFn: async (body: Tick) =>
      bodyOf(await api.PATCH('/api/posts/{id}/finish', { params: { path: { id: postId } }, body })),
    onMutate: async (tick) => {
      await queryClient.cancelQueries({ queryKey: finishKey(postId) });
      show(tick);
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.notifications }),
    onError: (error, { step, done }) => {
      show({ step, done: !done });
      notify.error('The tick was not kept', { description: error.message });
    },
  });
}

interface Correction {
  version: number;
  content: string;
  way: 'linkedin' | 'by_hand';
}

/** A new text for a post that is out: on LinkedIn and here, or here alone where its author changed it there. */
export function useCorrectPost(postId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Correction) =>
      bodyOf(await api.POST('/api/posts/{id}/correct', { params: { path: { id: postId } }, body })),
    onSuccess: async ({ post }, { way }) => {
      rememberPost(queryClient, post);
      notify.success(
        way === 'linkedin' ? 'Corrected on LinkedIn' : 'Noted: the text here is the corrected one',
      );
      await queryClient.invalidateQueries({ queryKey: queryKeys.posts });
    },
  });
}
