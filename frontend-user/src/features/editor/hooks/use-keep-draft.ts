import { titleFromContent, todayInZone } from '@drumbeat/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCreatePost } from '../../../entities/posts/create-post';
import { promptQuery } from '../../../entities/prompts/get-prompts';
import type { DraftRequest, Post } from '../../../entities/types';
import { useCurrentUser } from '../../../entities/session/current-user';
import { notify } from '../../../lib/notify';

/** Makes a post of what was written until the writer stopped. It comes from the same prompt or notes as a whole draft. */
export function useKeepDraft({ prompt_id }: DraftRequest, onKept: (post: Post) => void) {
  const { time_zone: zone } = useCurrentUser();
  const queryClient = useQueryClient();
  const createPost = useCreatePost();

  function originOf() {
    if (prompt_id === undefined) return { source_type: 'notes' } as const;
    const planned = queryClient.getQueryData(promptQuery(prompt_id).queryKey)?.scheduled_date ?? null;
    const isAhead = planned !== null && planned >= todayInZone(new Date(), zone);
    return { prompt_id, scheduled_date: isAhead ? planned : null };
  }

  const keep = (content: string) =>
    createPost.mutate(
      { title: titleFromContent(content), content, ...originOf() },
      {
        onSuccess: onKept,
        onError: (error) => notify.error('The draft was not saved', { description: error.message }),
      },
    );
  return { keep, isKeeping: createPost.isPending };
}
