import { FirstCommentSlot } from '../../first-comment/components/first-comment-slot';
import { useFirstComment } from '../../first-comment/hooks/use-first-comment';
import { useLinkedIn } from '../../linkedin/hooks/use-linkedin';
import { MediaButton } from '../../media/components/media-button';
import { MediaStrip } from '../../media/components/media-strip';
import { useMediaEditor } from '../../media/hooks/use-media-editor';
import { usePreviewMedia } from '../../media/hooks/use-preview-media';
import type { Post } from '../../../entities/types';

/** The parts of the editor besides the text: the post's files, and its first comment. */
export function usePostExtras(post: Post, readOnly: boolean) {
  const files = useMediaEditor(post);
  const comment = useFirstComment(post);
  const { mayComment } = useLinkedIn();
  const media = usePreviewMedia(files);
  return {
    /** Among the tools of the text. */
    tools: <MediaButton disabled={readOnly} onFiles={files.add} />,
    /** Under the text. */
    below: (
      <>
        <MediaStrip editor={files} readOnly={readOnly} />
        {readOnly ? null : <FirstCommentSlot comment={comment} mayComment={mayComment} />}
      </>
    ),
    comment,
    /** For the preview. */
    preview: { media, comment: comment.text },
    /** Saves unsaved changes; rejects when that fails. */
    saveNow: async () => {
      await files.saveNow();
      await comment.saveNow();
    },
  };
}
