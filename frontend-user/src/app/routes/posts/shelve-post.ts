import { bodyOf } from '@drumbeat/api-client';
import { POST_TEXTS } from '@drumbeat/domain';
import { useMutation, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/http/api';
import type { Post, PostPage } from '../../../entities/types';
import { about, notify } from '../../../lib/notices/notify';
import { refreshPosts } from '../../../entities/posts/post-cache';
import { queryKeys } from '../../../entities/query-keys';

type MovedPost = Pick<Post, 'id' | 'version'>;

/** `draft` takes it out of the archive: a post that was out is posted again afterwards. */
type Place = { status: 'archived' | 'draft' } | { is_hidden: boolean };

interface Move {
  post: MovedPost;
  to: Place;
  said: string;
  /** Where it was, for "Undo". */
  back?: Place;
}

/** Archives or hides a post and brings it back; the notice offers "Undo" instead of a confirmation. */
export function useShelvePost() {
  const queryClient = useQueryClient();
  const move = useMutation({
    mutationFn: async ({ post: { id, version }, to }: Move) =>
      bodyOf(await api.PATCH('/api/posts/{id}', { params: { path: { id } }, body: { version, ...to } })),
    onMutate: ({ post }) => leaveOutPost(queryClient, post.id),
    onSuccess: (moved, { said, back }) =>
      notify.plain(said, {
        about: about.post(moved.id),
        ...(back ? { action: { label: 'Undo', onClick: () => undo(moved, back) } } : {}),
      }),
    onError: (error, { post }, putBack) => {
      putBack?.();
      notify.error(POST_TEXTS.moveFailed, { description: error.message, about: about.post(post.id) });
    },
    onSettled: () => refreshPosts(queryClient),
  });
  const undo = (post: MovedPost, to: Place) => move.mutate({ post, to, said: POST_TEXTS.restored });
  return {
    archive: (post: MovedPost) =>
      move.mutate({
        post,
        to: { status: 'archived' },
        said: 'Archived successfully',
        back: { status: 'draft' },
      }),
    bringBack: (post: MovedPost) =>
      move.mutate({ post, to: { status: 'draft' }, said: 'Brought back from the archive' }),
    hide: (post: MovedPost) =>
      move.mutate({ post, to: { is_hidden: true }, said: POST_TEXTS.hidden, back: { is_hidden: false } }),
    showAgain: (post: MovedPost) =>
      move.mutate({ post, to: { is_hidden: false }, said: POST_TEXTS.shownAgain }),
  };
}

type Pages = InfiniteData<PostPage>;

const lists = { queryKey: [...queryKeys.posts, 'list'] };

/** Removes a post optimistically from every cached list. Returns a function that puts it back. */
export async function leaveOutPost(queryClient: QueryClient, id: string): Promise<() => void> {
  // A response to an earlier request would bring it back; a list without data must keep waiting for its own.
  await queryClient.cancelQueries({ ...lists, predicate: ({ state }) => state.data !== undefined });
  const held = queryClient.getQueriesData<Pages>(lists);
  queryClient.setQueriesData<Pages>(
    lists,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, data: page.data.filter((post) => post.id !== id) })),
      },
  );
  return () => held.forEach(([key, list]) => queryClient.setQueryData(key, list));
}
