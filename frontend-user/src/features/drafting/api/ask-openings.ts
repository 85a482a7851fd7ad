import { useMutation } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';

interface OpeningsRequest {
  post_id: string;
  /** The text in the editor. */
  content: string;
}

/** Requests first lines for a text; changes nothing. */
export const useAskOpenings = () =>
  useMutation({
    mutationFn: async (body: OpeningsRequest) => bodyOf(await api.POST('/api/posts/openings', { body })),
  });
