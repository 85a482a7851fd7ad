import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { MESSAGE_TEXTS } from '@drumbeat/domain';
import type { Prompt } from '../../../entities/types';

interface PromptOriginProps {
  prompt: Prompt;
  /** Opens the message to the staff; left out when replying is impossible here. */
  onAnswer?: (() => void) | undefined;
  /** At most two lines, for cards. */
  compact?: boolean;
}

/** Who prepared a prompt, why it suits this user, and a reply button. Left out when none of it is known. */
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
