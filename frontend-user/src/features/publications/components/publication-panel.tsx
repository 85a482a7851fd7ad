import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PostStatus, postLook } from '@drumbeat/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { Post } from '../../../lib/api-types';
import { dayAndTime } from '../../../lib/time-format';
import { AttemptsList } from './attempts-list';
import { PublicationActions } from './publication-actions';

interface PublicationPanelProps {
  post: Post;
  onReschedule: () => void;
  onReconnect: () => void;
}

/** What is known about the delivery, what the user can do, and every attempt in words. */
export function PublicationPanel({ post, onReschedule, onReconnect }: PublicationPanelProps) {
  const [open, setOpen] = useState(false);
  const attemptsId = useId();
  const { publication } = post;
  if (!publication || publication.state === 'cancelled') return null;
  const state = post.display_state;
  const { tone } = postLook(state);
  return (
    <Box
      component="section"
      aria-label="Publication"
      sx={(theme) => ({
        display: 'grid',
        gap: 2,
        maxWidth: '49.5rem',
        mt: 4,
        p: 4,
        borderRadius: '0.75rem',
        background: tone === 'quiet' ? theme.vars.palette.surface.sunken : theme.vars.palette.soft[tone],
      })}
    >
      <div role="status">
        <PostStatus
          state={state}
          note={dayAndTime(post.posted_at ?? publication.due_at, publication.time_zone)}
        />
        {publication.message ? <Typography sx={{ mt: 1 }}>{publication.message}</Typography> : null}
        {publication.cancel_requested ? (
          <Typography sx={{ mt: 1 }}>
            It is being taken off the schedule, if it is not too late for that.
          </Typography>
        ) : null}
      </div>
      {publication.linkedin_url ? (
        <Link href={publication.linkedin_url} target="_blank" rel="noreferrer" sx={{ justifySelf: 'start' }}>
          View on LinkedIn
        </Link>
      ) : null}
      <PublicationActions
        postId={post.id}
        state={publication.state}
        onReschedule={onReschedule}
        onReconnect={onReconnect}
      />
      <Button
        variant="text"
        size="small"
        aria-expanded={open}
        aria-controls={attemptsId}
        endIcon={open ? <ChevronUp size={14} aria-hidden /> : <ChevronDown size={14} aria-hidden />}
        sx={{ justifySelf: 'start', ml: '-0.375rem' }}
        onClick={() => setOpen((now) => !now)}
      >
        What happened so far
      </Button>
      <div id={attemptsId} hidden={!open}>
        {open ? <AttemptsList postId={post.id} state={publication.state} /> : null}
      </div>
    </Box>
  );
}
