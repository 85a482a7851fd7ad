import { useEditorText } from '../../../entities/posts/editor-text';
import { reportOutcome } from '../api/writer';
import { useTextChanges } from './use-text-changes';
import { bodyOf } from '@drumbeat/api-client';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/http/api';

interface OpeningsRequest {
  post_id: string;
  /** The text in the editor. */
  content: string;
}

/** Requests first lines for a text; changes nothing. */
const useAskOpenings = () =>
  useMutation({
    mutationFn: async (body: OpeningsRequest) => bodyOf(await api.POST('/api/posts/openings', { body })),
  });

/** First lines to choose from, for the present text. */
export function useFirstLines(postId: string) {
  const editor = useEditorText();
  const changes = useTextChanges();
  const openings = useAskOpenings();
  const { data } = openings;
  function end(outcome: 'replaced' | 'dismissed') {
    if (data) void reportOutcome(data.generation_id, outcome);
    openings.reset();
  }
  return {
    isPending: openings.isPending,
    error: openings.error,
    /** Null until they are loaded. */
    offered: data?.openings ?? null,
    ask: () => openings.mutate({ post_id: postId, content: editor.text() }),
    use: (opening: string) => {
      if (changes.useOpening(opening)) end('replaced');
    },
    dismiss: () => end('dismissed'),
  };
}

export type FirstLines = ReturnType<typeof useFirstLines>;
