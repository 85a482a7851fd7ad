import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FIRST_COMMENT_MAX, inFigures } from '@drumbeat/domain';
import { InputField } from '@drumbeat/ui';
import { CloudOff } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FirstComment } from '../hooks/use-first-comment';

interface FirstCommentFieldProps {
  comment: FirstComment;
  /** True when LinkedIn lets Drumbeat write it. */
  mayComment: boolean;
  autoFocus: boolean;
  onLeave: () => void;
}

/** The field for the first comment, and who posts it. */
export default function FirstCommentField({
  comment,
  mayComment,
  autoFocus,
  onLeave,
}: FirstCommentFieldProps) {
  const how = mayComment
    ? 'Drumbeat posts it right after the post: the place for a link.'
    : 'LinkedIn does not let Drumbeat comment. Once the post is out, we remind you, with the comment ready to copy.';
  const box = useRef<HTMLDivElement>(null);
  const comesIntoView = useEffectEvent(() => {
    if (autoFocus) box.current?.scrollIntoView({ block: 'center' });
  });
  // The panel at the foot of the window would cover it.
  useEffect(() => comesIntoView(), []);
  return (
    <Box ref={box} sx={{ maxWidth: '36rem', mt: 6, scrollMarginBottom: '14rem' }}>
      <InputField
        label="First comment"
        multiline
        minRows={2}
        maxRows={8}
        autoFocus={autoFocus}
        value={comment.text}
        problem={comment.problem}
        aside={
          <Typography variant="caption" sx={{ color: 'text.disabled', fontVariantNumeric: 'tabular-nums' }}>
            {inFigures(comment.text.length)} / {inFigures(FIRST_COMMENT_MAX)}
          </Typography>
        }
        hint={
          comment.isLate ? (
            <Box
              component="span"
              role="status"
              sx={{ display: 'inline-flex', gap: 1, color: 'warning.main' }}
            >
              <CloudOff size={14} strokeWidth={2} aria-hidden />
              Not saved yet, kept on this device
            </Box>
          ) : (
            how
          )
        }
        onChange={({ target }) => comment.change(target.value)}
        onBlur={onLeave}
      />
    </Box>
  );
}
