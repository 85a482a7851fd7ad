import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { MESSAGE_TEXTS } from '@drumbeat/domain';
import type { Prompt } from '../../../entities/types';

interface PromptOriginProps {
  prompt: Prompt;
  /** Opens the one line to the staff; without it there is nobody to answer here. */
  onAnswer?: (() => void) | undefined;
  /** Two lines at most, where a card has no more room. */
  compact?: boolean;
}

/** Who chose a prompt, why it suits this user, and the way to answer. Left out where none of it is known. */
export function PromptOrigin({ prompt, onAnswer, compact = false }: PromptOriginProps) {
  const { prepared_by: by, why } = prompt;
  if (!by && !why) return null;
  return (
    <Box
      component="p"
      sx={{
        typography: 'caption',
        mb: 3,
        color: 'text.secondary',
        overflowWrap: 'anywhere',
        ...(compact
          ? {
              mb: 2,
              display: '-webkit-box',
              WebkitLineClamp: 2,
              WebkitBoxOrient: 'vertical',
              overflow: 'hidden',
            }
          : {}),
      }}
      title={compact && why ? why : undefined}
    >
      {by ? (
        <Box component="span" sx={{ color: 'text.primary', fontWeight: 500 }}>
          Prepared by {by}
        </Box>
      ) : null}
      {by && why ? ' · ' : null}
      {why}
      {onAnswer ? (
        <>
          {' '}
          <Link
            component="button"
            variant="caption"
            onClick={onAnswer}
            sx={{ position: 'relative', zIndex: 1, verticalAlign: 'baseline' }}
          >
            {by ? 'Answer the staff' : MESSAGE_TEXTS.title}
          </Link>
        </>
      ) : null}
    </Box>
  );
}
