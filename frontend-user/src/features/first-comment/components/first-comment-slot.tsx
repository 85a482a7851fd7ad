import Button from '@mui/material/Button';
import { MessageSquareText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart, useLater } from '../../../components/lazy-part';
import type { FirstComment } from '../hooks/use-first-comment';

const field = lazyPart(() => import('./first-comment-field'));

interface FirstCommentSlotProps {
  comment: FirstComment;
  /** True when LinkedIn lets Drumbeat write it. */
  mayComment: boolean;
}

/** A subtle button, until there is a first comment or the user adds one. */
export function FirstCommentSlot({ comment, mayComment }: FirstCommentSlotProps) {
  const [wanted, setWanted] = useState(false);
  useLater(field);
  const button = (
    <Button
      variant="text"
      size="small"
      startIcon={<MessageSquareText size={16} strokeWidth={1.75} aria-hidden />}
      sx={{ mt: 4, ml: '-0.375rem' }}
      onClick={() => setWanted(true)}
    >
      Add a first comment
    </Button>
  );
  if (!wanted && comment.text === '') return button;
  return (
    <Suspense fallback={button}>
      <field.Part
        comment={comment}
        mayComment={mayComment}
        autoFocus={wanted}
        onLeave={() => setWanted(false)}
      />
    </Suspense>
  );
}
