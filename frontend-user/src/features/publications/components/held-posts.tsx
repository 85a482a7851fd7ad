import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { mayHaveGoneOutText } from '@drumbeat/domain';
import { Status, useKeptFocus } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import type { HeldPost } from '../../../entities/types';
import { dayAndTime } from '../../../lib/text/time-format';
import { integrationsQuery } from '../../../entities/linkedin/integrations';
import { useStillRight } from '../api/confirm-held-posts';
import { heldPostsQuery } from '../../../entities/publications/held-posts';

interface HeldPostsProps {
  linkTo: (postId: string) => string;
}

/** What is planned, at a glance, after a backup was put back: one click lets all of it that surely waits go on. */
export default function HeldPosts({ linkTo }: HeldPostsProps) {
  const { data } = useQuery(heldPostsQuery);
  return data && data.total > 0 ? <HeldList posts={data.data} total={data.total} linkTo={linkTo} /> : null;
}

interface HeldListProps extends HeldPostsProps {
  posts: readonly HeldPost[];
  /** Number of all that wait. */
  total: number;
}

function HeldList({ posts, total, linkTo }: HeldListProps) {
  const titleId = useId();
  const list = useRef<HTMLElement>(null);
  useKeptFocus(list);
  const stillRight = useStillRight();
  const doubtful = posts.filter((post) => post.may_have_gone_out);
  // One click confirms what stands here and surely waits. What may be on LinkedIn already would go out twice by it, so each of
  // those is confirmed by its own button, after a look; and nobody has seen yet what is not listed.
  const certain = posts.filter((post) => !post.may_have_gone_out).map(({ post_id }) => post_id);
  const hasDoubt = doubtful.length > 0;
  const confirms = (ids: readonly string[]) =>
    stillRight.isPending && stillRight.variables.join() === ids.join();
  return (
    <Box
      component="section"
      ref={list}
      tabIndex={-1}
      aria-labelledby={titleId}
      sx={(theme) => ({ mb: 6, p: 4, borderRadius: '0.75rem', background: theme.vars.palette.soft.warn })}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3 }}>
        <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
          <Typography variant="h5" component="h2" id={titleId}>
            {total === 1 ? 'Is this post still right?' : `Are these ${total} posts still right?`}
          </Typography>
          <Typography sx={{ mt: 1, maxWidth: '46rem' }}>
            Drumbeat’s data was put back from a backup, so what you cancelled, moved or rewrote since may be
            lost. {total === 1 ? 'It does' : 'They do'} not go out before you have looked.
          </Typography>
          {hasDoubt ? (
            <Typography sx={{ mt: 1, maxWidth: '46rem' }}>
              {mayHaveGoneOutText(doubtful.length < total ? 'what is marked' : total === 1 ? 'it' : 'they')}
            </Typography>
          ) : null}
        </Box>
        {hasDoubt ? <LookOnLinkedIn /> : null}
        {certain.length > 0 ? (
          <Button
            variant={hasDoubt ? 'outlined' : 'contained'}
            loading={confirms(certain)}
            onClick={() => stillRight.mutate(certain)}
          >
            {hasDoubt ? othersAreRight(certain.length) : total === 1 ? 'Still right' : 'All still right'}
          </Button>
        ) : null}
      </Box>
      <Box component="ul" sx={{ mt: 3 }}>
        {posts.map((post) => (
          <Box
            component="li"
            key={post.post_id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: '0.25rem 1rem',
              py: 2,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
              {/* Begins beside its time whichever way it is written, and is cut at its own end. */}
              <Typography noWrap dir="auto" sx={{ fontWeight: 500, textAlign: 'left' }}>
                {post.title}
              </Typography>
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                {dayAndTime(post.due_at, post.time_zone)}, as {post.account_name} on LinkedIn
              </Typography>
              {post.may_have_gone_out ? (
                <Status small tone="warn" icon={TriangleAlert}>
                  May have gone out already
                </Status>
              ) : null}
            </Box>
            <Box sx={{ display: 'flex', gap: 4 }}>
              <Button
                component={RouterLink}
                to={linkTo(post.post_id)}
                variant="text"
                size="small"
                aria-label={`Open “${post.title}”`}
              >
                Open
              </Button>
              {total === 1 && !hasDoubt ? null : (
                <Button
                  variant="outlined"
                  size="small"
                  loading={confirms([post.post_id])}
                  onClick={() => stillRight.mutate([post.post_id])}
                  aria-label={`Still right: “${post.title}”`}
                >
                  Still right
                </Button>
              )}
            </Box>
          </Box>
        ))}
      </Box>
      {total > posts.length ? (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          And {total - posts.length} more, later.
        </Typography>
      ) : null}
    </Box>
  );
}

const othersAreRight = (count: number) =>
  count === 1 ? 'The other one is still right' : `The other ${count} are still right`;

/** Where the user's posts are listed: the one who can tell is the user. */
function LookOnLinkedIn() {
  const { data } = useQuery(integrationsQuery);
  const address = data?.[0]?.activity_url;
  return address === undefined ? null : (
    <Button component="a" href={address} target="_blank" rel="noreferrer" variant="contained">
      Look on LinkedIn
    </Button>
  );
}
