import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { DELIVERY_TEXTS } from '@drumbeat/domain';
import { postLook, PostStatus, SkeletonLines, useKeptFocus } from '@drumbeat/ui';
import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { LinkedText } from '../../../components/linked-text';
import type { Integration, Post } from '../../../entities/types';
import { useTakeOver } from '../../../entities/posts/by-hand';
import { useReconnected } from '../hooks/use-reconnected';
import { dayAndTime } from '../../../lib/text/time-format';
import { HistoryDisclosure } from './history-disclosure';
import { heldPostsQuery } from '../../../entities/publications/held-posts';
import { publicationQuery } from '../api/get-publication';
import { TimelineList } from './timeline-list';
import { usePublicationChoices } from '../hooks/use-publication-choices';
import { ChoiceButton } from './choice-button';

type PublicationActionsProps = Omit<Parameters<typeof usePublicationChoices>[0], 'inEditor'>;

/** The actions on the publication of the post in the editor; the first is the main one. */
function PublicationActions(publication: PublicationActionsProps) {
  const { primary, others, dialog } = usePublicationChoices({ ...publication, inEditor: true });
  if (primary === null) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {/* A pressed button must not turn into another action. */}
      <ChoiceButton key={primary.label} choice={primary} variant="outlined" />
      {others.map((choice) => (
        <ChoiceButton key={choice.label} choice={choice} variant="ghost" />
      ))}
      {dialog}
    </Box>
  );
}

/** The timeline of one post, loaded when opened. */
function PublicationHistory({ postId, state }: { postId: string; state: string }) {
  const publication = useQuery(publicationQuery(postId, state));
  if (publication.isPending) return <SkeletonLines lines={[{ width: '40%' }, { width: '80%' }]} />;
  if (publication.isError) {
    return (
      <Typography role="alert" sx={{ color: 'error.main' }}>
        {publication.error.message}
      </Typography>
    );
  }
  return <TimelineList entries={publication.data?.timeline ?? []} />;
}

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
  const reconnectedOn = useReconnected();
  const takeOver = useTakeOver();
  const state = post.display_state;
  const { data: held } = useQuery({ ...heldPostsQuery, enabled: state === 'on-hold' });
  if (!publication) return null;
  const { tone } = postLook(state);
  const waits = state === 'scheduled' && isDisconnected;
  const message =
    state === 'needs-reconnect' && onReconnect === null
      ? reconnectedOn(publication.social_account_id)
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
        mayHaveGoneOut={
          held?.data.some(({ post_id, may_have_gone_out }) => post_id === post.id && may_have_gone_out) ??
          false
        }
        integration={integration}
        onReschedule={onReschedule}
        isDisconnected={isDisconnected}
        onReconnect={onReconnect}
        takeOver={{
          run: () => takeOver.mutate({ postId: post.id, publication }),
          isBusy: takeOver.isPending,
        }}
      />
      <HistoryDisclosure>
        <PublicationHistory postId={post.id} state={publication.state} />
      </HistoryDisclosure>
    </Box>
  );
}
