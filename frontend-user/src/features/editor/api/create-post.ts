import { bodyOf } from '@drumbeat/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ApiError } from '../../../lib/http/api';
import type { Post } from '../../../entities/types';
import { refreshPosts } from '../../../entities/posts/post-cache';

/** The input for a post with an existing text. */
interface NewPost extends Pick<Post, 'title' | 'content'> {
  /** Chosen by a caller that may repeat the request: the server then makes no second one. */
  id?: string;
  source_type?: 'manual' | 'notes';
  /** The prompt that it was drafted from. */
  prompt_id?: number;
  /** The day it is planned for. */
  scheduled_date?: string | null;
}

/** Creates a draft. If the prompt already has one, the text becomes a separate draft. */
export function useCreatePost() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (post: NewPost) => {
      try {
        return await create(post);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'post.draft_exists') throw error;
        const { id, title, content } = post;
        return await create({ title, content, ...(id === undefined ? {} : { id }) });
      }
    },
    onSuccess: () => refreshPosts(queryClient),
  });
}

/**
 * Selects the fields to send: an editor's text has more fields than the server accepts. Without a title one is made
 * from the text.
 */
async function create({ id, title, content, source_type, prompt_id, scheduled_date }: NewPost) {
  const body = {
    content,
    ...(title.trim() === '' ? {} : { title }),
    ...(id === undefined ? {} : { id }),
    ...(source_type === undefined ? {} : { source_type }),
    ...(prompt_id === undefined ? {} : { prompt_id }),
    ...(scheduled_date === undefined ? {} : { scheduled_date }),
  };
  return bodyOf(await api.POST('/api/posts', { body }));
}
