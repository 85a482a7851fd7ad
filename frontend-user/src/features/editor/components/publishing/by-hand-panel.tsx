import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { isPostUrl, paths, POST_TEXTS, resolveWallClock } from '@drumbeat/domain';
import { InputField, Status, useKeptFocus } from '@drumbeat/ui';
import { useQueryClient } from '@tanstack/react-query';
import { BellRing, Hand } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { CopyButton } from '../../../../components/copy-button';
import { useNowUntil } from '../../../../components/use-now-until';
import { usePlanByHand } from '../../../../entities/posts/by-hand';
import { useMarkPosted } from '../../../../entities/posts/mark-posted';
import { queryKeys } from '../../../../entities/query-keys';
import { useCurrentUser } from '../../../../entities/session/current-user';
import type { Post } from '../../../../entities/types';
import { dayAndTime } from '../../../../lib/text/time-format';
import { useHandReminders } from '../../../notifications/api/notice-settings';

interface ByHandPanelProps {
  post: Post;
  /** The day and time that it is planned for. */
  at: { date: string; time: string };
  /** Null while it is not known. */
  linkedInSite: string | null;
  onChangeTime: () => void;
}

/** A post that its author puts on LinkedIn: the text to copy, LinkedIn to open, the address to paste. */
export default function ByHandPanel({ post, at, linkedInSite, onChangeTime }: ByHandPanelProps) {
  const { time_zone: zone } = useCurrentUser();
  const reminders = useHandReminders(at.time);
  const markPosted = useMarkPosted();
  const plan = usePlanByHand();
  const panel = useRef<HTMLElement>(null);
  useKeptFocus(panel);
  const [url, setUrl] = useState('');
  const { instant } = resolveWallClock(at, zone);
  const isDue = instant <= useNowUntil(instant);
  useDueState(isDue, post);
  const link = url.trim();
  const isElsewhere = link !== '' && linkedInSite !== null && !isPostUrl(link, linkedInSite);
  const submit = () => {
    if (!isElsewhere) markPosted.mutate({ id: post.id, ...(link === '' ? {} : { linkedin_url: link }) });
  };
  return (
    <Box
      component="section"
      ref={panel}
      tabIndex={-1}
      aria-label="Post it by hand"
      sx={(theme) => ({
        display: 'grid',
        gap: 4,
        maxWidth: '49.5rem',
        mt: 4,
        p: 4,
        borderRadius: '0.75rem',
        background: isDue ? theme.vars.palette.soft.warn : theme.vars.palette.surface.sunken,
      })}
    >
      <Box role="status">
        <Status
          tone={isDue ? 'warn' : 'info'}
          icon={isDue ? BellRing : Hand}
          note={dayAndTime(instant, zone)}
        >
          {isDue ? 'Time to post it' : 'You post it by hand'}
        </Status>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>
          {isDue ? 'Three steps, about a minute.' : reminders}
        </Typography>
        {isDue ? null : (
          <Link component={RouterLink} to={`${paths.settings}#notifications`}>
            Notification settings
          </Link>
        )}
      </Box>
      <Box component="ol" sx={{ display: 'grid', gap: 3, m: 0, pl: '1.25rem', listStyle: 'decimal' }}>
        <Step title="Copy the text">
          <CopyButton text={post.content} label="Copy the text" variant={isDue ? 'contained' : 'outlined'} />
          {post.media.length > 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>
              Its {post.media[0]?.kind === 'document' ? 'document' : 'images'} you add on LinkedIn.
            </Typography>
          ) : null}
        </Step>
        <Step title="Start a post on LinkedIn and paste it">
          {linkedInSite === null ? null : (
            <Link href={`${linkedInSite}/feed/`} target="_blank" rel="noreferrer">
              Open LinkedIn
            </Link>
          )}
        </Step>
        <Step title="Say that it is out">
          <Box
            component="form"
            noValidate
            sx={{ display: 'grid', gap: 3, justifyItems: 'start', width: '100%', maxWidth: '30rem' }}
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            <InputField
              label="Link to the post, if you have it"
              type="url"
              value={url}
              onChange={({ target }) => setUrl(target.value)}
              problem={isElsewhere ? 'This is not the address of a post on LinkedIn' : undefined}
              hint="On LinkedIn: the three dots of the post, “Copy link”."
            />
            <Button
              type="submit"
              variant="outlined"
              size="small"
              disabled={isElsewhere}
              loading={markPosted.isPending}
            >
              {POST_TEXTS.markAsPosted}
            </Button>
          </Box>
        </Step>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="ghost" size="small" onClick={onChangeTime}>
          Another time
        </Button>
        <Button
          variant="ghost"
          size="small"
          loading={plan.isPending}
          onClick={() => plan.mutate({ post, at: null })}
        >
          No reminder
        </Button>
      </Box>
    </Box>
  );
}

/** The state of the post, in its bar and in lists, is the server's: it is read again as the time comes. */
function useDueState(isDue: boolean, { display_state: state }: Post): void {
  const queryClient = useQueryClient();
  const isBehind = isDue && state === 'by-hand';
  useEffect(() => {
    if (isBehind) void queryClient.invalidateQueries({ queryKey: queryKeys.posts });
  }, [isBehind, queryClient]);
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="li" sx={{ '&::marker': { fontWeight: 550 } }}>
      <Typography sx={{ fontWeight: 550 }}>{title}</Typography>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', mt: 2 }}>{children}</Box>
    </Box>
  );
}
