import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { DELIVERY_TEXTS, reconnectedInPauseText } from '@drumbeat/domain';
import { PostStatus, postLook } from '@drumbeat/ui';
import { LinkedText } from '../../../components/linked-text';
import type { Integration, Post } from '../../../entities/types';
import { useInPause } from '../../../entities/linkedin/use-in-pause';
import { useRef } from 'react';
import { dayAndTime } from '../../../lib/time-format';
import { useKeptFocus } from '../../../components/use-kept-focus';
import { HistoryDisclosure } from './history-disclosure';
import { PublicationActions } from './publication-actions';
import { PublicationHistory } from './publication-history';

export interface PublicationPanelProps {
  post: Post;
  /** Null while unknown. */
  integration?: Integration | null;
  onReschedule: () => void;
  /** True when LinkedIn is known to be disconnected. */
  isDisconnected: boolean;
  /** Null when LinkedIn is connected. */
  onReconnect: (() => void) | null;
}

/** The delivery's known facts, the user's actions, and the timeline as text. */
export default function PublicationPanel({
  post,
  integration = null,
  onReschedule,
  isDisconnected,
  onReconnect,
}: PublicationPanelProps) {
  const { publication } = post;
  const panel = useRef<HTMLElement>(null);
  useKeptFocus(panel);
  const reconnected = useInPause(reconnectedInPauseText) ?? DELIVERY_TEXTS.reconnected;
  if (!publication) return null;
  const state = post.display_state;
  const { tone } = postLook(state);
  const waits = state === 'scheduled' && isDisconnected;
  const message =
    state === 'needs-reconnect' && onReconnect === null
      ? reconnected
      : waits
        ? DELIVERY_TEXTS.disconnected
        : publication.message;
  return (
    <Box
      component="section"
      ref={panel}
      tabIndex={-1}
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
        {message ? (
          <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            <LinkedText>{message}</LinkedText>
          </Typography>
        ) : null}
        {state === 'scheduled' && !publication.is_due ? (
          <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
            {DELIVERY_TEXTS.editGoesOut}
          </Typography>
        ) : null}
      </div>
      {/* For a refused one it is the address of another post, to which the message links. */}
      {publication.state === 'published' && publication.linkedin_url ? (
        <Link href={publication.linkedin_url} target="_blank" rel="noreferrer" sx={{ justifySelf: 'start' }}>
          View on LinkedIn
        </Link>
      ) : null}
      <PublicationActions
        postId={post.id}
        publication={publication}
        isTextRefused={post.text_refused}
        isHeld={state === 'on-hold'}
        integration={integration}
        onReschedule={onReschedule}
        isDisconnected={isDisconnected}
        onReconnect={onReconnect}
      />
      <HistoryDisclosure>
        <PublicationHistory postId={post.id} state={publication.state} />
      </HistoryDisclosure>
    </Box>
  );
}
