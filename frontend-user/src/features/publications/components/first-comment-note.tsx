import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Status } from '@drumbeat/ui';
import { CircleCheck, LoaderCircle, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { CopyButton } from '../../../components/copy-button';
import type { FirstCommentOutcome } from '../../../entities/types';
import { TextToCopy } from './text-to-copy';

interface FirstCommentNoteProps {
  /** The written comment. */
  text: string;
  /** Null for a post published without Drumbeat. */
  outcome: FirstCommentOutcome | null;
  linkedInUrl: string | null;
}

/** Under a published post: the state of its first comment, and the comment to copy when the user has to add it. */
export default function FirstCommentNote({ text, outcome, linkedInUrl }: FirstCommentNoteProps) {
  const state = outcome?.state ?? 'copy';
  if (state === 'posted') {
    return (
      <Note>
        <Status tone="good" icon={CircleCheck}>
          First comment posted
        </Status>
      </Note>
    );
  }
  if (state === 'waiting') {
    return (
      <Note>
        <Status tone="info" icon={LoaderCircle} busy>
          {outcome?.words}
        </Status>
      </Note>
    );
  }
  return (
    <Note>
      <Status tone="warn" icon={MessageSquareText}>
        Add your first comment
      </Status>
      <Typography>{outcome?.words ?? 'Copy your first comment and add it under the post.'}</Typography>
      <TextToCopy text={text} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <CopyButton text={text} label="Copy the comment" />
        {linkedInUrl ? (
          <Link href={linkedInUrl} target="_blank" rel="noreferrer">
            Open the post on LinkedIn
          </Link>
        ) : null}
      </Box>
    </Note>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Box
      component="section"
      aria-label="First comment"
      role="status"
      sx={(theme) => ({
        display: 'grid',
        gap: 3,
        justifyItems: 'start',
        maxWidth: '49.5rem',
        mt: 3,
        p: 4,
        borderRadius: '0.75rem',
        background: theme.vars.palette.surface.sunken,
      })}
    >
      {children}
    </Box>
  );
}
