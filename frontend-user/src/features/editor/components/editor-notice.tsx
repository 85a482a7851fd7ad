import Box from '@mui/material/Box';
import { InlineAlert } from '../../../components/inline-alert';
import type { SaveState } from '../save-state';
import type { PostText } from '../hooks/use-post-text';
import type { Post } from '../../../entities/types';
import { readOnlyReason } from '../read-only-reason';

interface EditorNoticeProps {
  post: Post;
  text: PostText;
  saving: SaveState;
}

/** The most important notice about the text: not saved, read-only, or recovered. */
export function EditorNotice({ post, text, saving }: EditorNoticeProps) {
  const trouble = saving.kind === 'refused' ? `Not saved: ${saving.reason}` : null;
  const recovered = text.wasRecovered && text.edit !== null;
  const notice =
    trouble ??
    readOnlyReason(post) ??
    (recovered ? 'This is what you wrote on this device and had not been saved yet.' : null);
  if (notice === null) return null;
  return (
    <Box sx={{ mt: 4, maxWidth: '49.5rem' }}>
      <InlineAlert tone={trouble ? 'bad' : 'info'}>{notice}</InlineAlert>
    </Box>
  );
}
