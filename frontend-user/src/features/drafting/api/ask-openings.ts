import { useMutation } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';

interface OpeningsRequest {
  post_id: string;
  /** The text as it stands in the editor. */
  content: string;
}

/** Five first lines for a text; nothing is changed. */
export const useAskOpenings = () =>
  useMutation({
    mutationFn: async (body: OpeningsRequest) => bodyOf(await api.POST('/api/posts/openings', { body })),
  });
