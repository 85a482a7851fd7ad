import type { Post } from '../../../lib/api-types';
import { notify } from '../../../lib/notify';
import { useDraftStream } from './use-draft-stream';
import type { PostText } from './use-post-text';

/** Drafts a post again by the user's instructions; the notice brings the words before it back. */
export function useDraftAgain(text: PostText) {
  const { stream, start } = useDraftStream();
  return {
    isWriting: stream.kind === 'writing',
    text: stream.kind === 'writing' ? stream.text : '',
    error: stream.kind === 'failed' ? stream.error : null,
    start: async (before: Post, instructions: string) => {
      const draft = await start({ post_id: before.id, ...(instructions ? { instructions } : {}) });
      if (draft === null) return;
      notify.success('Drafted again', {
        action: { label: 'Undo', onClick: () => text.replace(before, draft.post) },
      });
    },
  };
}
