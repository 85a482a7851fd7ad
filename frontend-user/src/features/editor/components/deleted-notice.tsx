import { wordsOf } from '@drumbeat/api-client';
import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { InlineAlert } from '../../../components/inline-alert';
import { putFirstComment } from '../../first-comment/api/put-first-comment';
import { useCreatePost } from '../api/create-post';
import type { DraftWords } from '../../../entities/posts/local-draft';
import { notify } from '../../../lib/notices/notify';
import { randomId } from '../../../lib/device/random-id';
import { linkTo } from '../../../lib/paths';

interface DeletedNoticeProps {
  words: DraftWords;
  firstComment: string;
  /** True when some of it is on this device only. */
  isUnsaved: boolean;
  /** Deletes this device's copy of it. */
  onForget: () => void;
}

/**
 * Above the text of a post that was deleted in another tab or on another device: nothing of it is discarded before
 * its user decides.
 */
export default function DeletedNotice({ words, firstComment, isUnsaved, onForget }: DeletedNoticeProps) {
  const createPost = useCreatePost();
  const navigate = useNavigate();
  // Pressed again after a lost response, it is the same draft.
  const [id] = useState(randomId);
  // A draft begins with some text: where there is a title alone, that is it.
  const { title } = words;
  const content = words.content.trim() === '' ? title : words.content;
  const leaveFor = (address: string) => {
    onForget();
    void navigate(address, { replace: true });
  };
  async function keep() {
    try {
      const draft = await createPost.mutateAsync({ id, title, content });
      if (firstComment.trim() !== '') await putFirstComment(draft.id, draft.version, firstComment);
      leaveFor(linkTo.post(draft.id));
    } catch (error) {
      notify.error('The new draft was not saved', {
        description:
          error instanceof Error ? wordsOf(error, ACCOUNT_TEXTS.unexpected) : ACCOUNT_TEXTS.unexpected,
      });
    }
  }
  return (
    <Box sx={{ mt: 4, maxWidth: '49.5rem' }}>
      <InlineAlert
        tone="warn"
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {isUnsaved ? (
              <Button variant="ghost" size="small" onClick={() => leaveFor(linkTo.posts())}>
                Discard
              </Button>
            ) : null}
            {content.trim() === '' ? null : (
              <Button
                variant="outlined"
                size="small"
                loading={createPost.isPending}
                onClick={() => void keep()}
              >
                Keep as a new draft
              </Button>
            )}
          </Box>
        }
      >
        {isUnsaved
          ? 'This post was deleted somewhere else. What you wrote is on this device only.'
          : 'This post was deleted somewhere else.'}
      </InlineAlert>
    </Box>
  );
}
