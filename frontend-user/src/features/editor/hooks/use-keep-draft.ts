import { titleFromContent, todayInZone } from '@drumbeat/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useCreatePost } from '../api/create-post';
import { promptQuery } from '../../../entities/prompts/get-prompts';
import type { DraftRequest, Post } from '../../../entities/types';
import { useCurrentUser } from '../../../entities/session/current-user';
import { notify } from '../../../lib/notices/notify';
import { randomId } from '../../../lib/device/random-id';

/** Makes a post of what was written until the writer stopped. It comes from the same prompt or notes as a whole draft. */
export function useKeepDraft({ prompt_id }: DraftRequest, onKept: (post: Post) => void) {
  const { time_zone: zone } = useCurrentUser();
  const queryClient = useQueryClient();
  const createPost = useCreatePost();
  // The button knows a render later that it was pressed, and is there until the page of the draft has come.
  const isBegun = useRef(false);
  const [isKeeping, setKeeping] = useState(false);
  // Sent again after a lost response, a text is the same draft.
  const ids = useRef(new Map<string, string>());

  function originOf() {
    if (prompt_id === undefined) return { source_type: 'notes' } as const;
    const planned = queryClient.getQueryData(promptQuery(prompt_id).queryKey)?.scheduled_date ?? null;
    const isAhead = planned !== null && planned >= todayInZone(new Date(), zone);
    return { prompt_id, scheduled_date: isAhead ? planned : null };
  }

  function begin(begun: boolean) {
    isBegun.current = begun;
    setKeeping(begun);
  }

  function keep(content: string) {
    if (isBegun.current) return;
    begin(true);
    const id = ids.current.get(content) ?? randomId();
    ids.current.set(content, id);
    createPost.mutate(
      { id, title: titleFromContent(content), content, ...originOf() },
      {
        onSuccess: onKept,
        onError: (error) => {
          begin(false);
          notify.error('The draft was not saved', { description: error.message });
        },
      },
    );
  }
  return { keep, isKeeping };
}
