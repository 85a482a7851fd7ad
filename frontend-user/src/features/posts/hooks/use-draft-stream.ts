import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DraftRequest, FinishedDraft } from '../../../lib/api-types';
import { refreshPosts } from '../../../lib/post-cache';
import { generatePost } from '../api/generate-post';
import { postQuery } from '../api/get-post';

export type DraftStream =
  { kind: 'idle' } | { kind: 'writing'; text: string } | { kind: 'failed'; error: Error };

/** One draft at a time, streaming in; leaving the page ends it. `onFail` hears why there is none, unless it was stopped. */
export function useDraftStream(onFail: (error: Error) => void = () => undefined) {
  const queryClient = useQueryClient();
  const [stream, setStream] = useState<DraftStream>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Resolves with the saved draft, or with null where it failed or was stopped. */
  async function start(request: DraftRequest): Promise<FinishedDraft | null> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setStream({ kind: 'writing', text: '' });
    try {
      const draft = await generatePost(
        request,
        (text) => setStream({ kind: 'writing', text }),
        controller.signal,
      );
      queryClient.setQueryData(postQuery(draft.post.id).queryKey, draft.post);
      void refreshPosts(queryClient);
      setStream({ kind: 'idle' });
      return draft;
    } catch (error) {
      if (!controller.signal.aborted) {
        const reason = error instanceof Error ? error : new Error(String(error));
        setStream({ kind: 'failed', error: reason });
        onFail(reason);
      }
      return null;
    }
  }

  return { stream, start };
}
