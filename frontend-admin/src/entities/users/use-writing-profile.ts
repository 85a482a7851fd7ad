import { TRAINING_TEXTS } from '@drumbeat/domain';
import { ApiError, bodyOf } from '@drumbeat/api-client';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { api, byId } from '../../providers/api';

async function readWritingProfile(userId: string) {
  return bodyOf(await api.GET('/api/admin/users/{id}/writing-profile', byId(userId))).data;
}

const TRAINING_POSTS_PAGE = 50;

async function readTrainingPosts(userId: string, cursor: string | null) {
  const query = { limit: TRAINING_POSTS_PAGE, ...(cursor === null ? {} : { cursor }) };
  return bodyOf(
    await api.GET('/api/admin/users/{id}/training-posts', { params: { path: { id: userId }, query } }),
  );
}

const deleteTrainingPost = (id: string) =>
  api.DELETE('/api/sample-posts/analytics', { params: { query: { id } } });

const profileKey = (userId: string) => ['writing-profile', userId];
const postsKey = (userId: string) => ['training-posts', userId];

/** Each reading is recorded: it is repeated only when staff ask for it. */
const READ_ONCE = { staleTime: Infinity } as const;

/** What the user sees of their writing profile, with whose it is. */
export function useWritingProfile(userId: string) {
  return useQuery({
    queryKey: profileKey(userId),
    queryFn: () => readWritingProfile(userId),
    ...READ_ONCE,
  });
}

/** The user's training posts, newest first, page by page. */
export function useTrainingPosts(userId: string) {
  return useInfiniteQuery({
    queryKey: postsKey(userId),
    queryFn: ({ pageParam }) => readTrainingPosts(userId, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    ...READ_ONCE,
  });
}

/** Deletes a user's training post for good, with its post in their library. */
export function useDeleteTrainingPost(userId: string) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: postsKey(userId) }),
      queryClient.invalidateQueries({ queryKey: profileKey(userId) }),
    ]);
  return useMutation({
    mutationFn: async (id: string) => {
      if (id === '') throw new Error(TRAINING_TEXTS.missingId);
      await deleteTrainingPost(id);
    },
    onSuccess: async () => {
      notify(TRAINING_TEXTS.deleted, { type: 'success' });
      await refresh();
    },
    onError: async (error, id) => {
      const isGone = error instanceof ApiError && error.status === 404;
      const failed = isGone ? TRAINING_TEXTS.notFound : TRAINING_TEXTS.deleteFailed;
      notify(id === '' ? TRAINING_TEXTS.missingId : failed, { type: 'error' });
      if (isGone) await refresh();
    },
  });
}
