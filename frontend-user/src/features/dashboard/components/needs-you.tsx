import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type DisplayState, POST_TEXTS, postName } from '@drumbeat/domain';
import { PostStatus } from '@drumbeat/ui';
import { Link as RouterLink } from 'react-router';
import { LinkedText } from '../../../components/linked-text';
import { sentenceOf } from '../../../entities/posts/post-sentence';
import type { Post } from '../../../entities/types';
import { linkTo } from '../../../lib/paths';

interface NeedsYouProps {
  /** The most urgent first. */
  posts: readonly Post[];
  /** Of all that wait, listed or not. */
  count: number;
}

/** What its user does next; what is not named here is decided on the post's page. */
const ACTIONS: Partial<Readonly<Record<DisplayState, string>>> = {
  'not-confirmed': 'Check',
  'needs-reconnect': 'Reconnect',
  'draft-date-passed': 'Open draft',
  'by-hand-due': POST_TEXTS.postItNow,
  'posted-needs-analytics': POST_TEXTS.addAnalytics,
};

/** Posts that wait for their user: stuck, past their day, or out without numbers; each with why, and the way on. */
export function NeedsYou({ posts, count }: NeedsYouProps) {
  return (
    <section aria-labelledby="needs-you-title">
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3, mb: 2 }}>
        <Typography variant="h3" component="h2" id="needs-you-title">
          Needs you
        </Typography>
        {count > 0 ? (
          <Typography variant="caption" sx={{ color: 'text.disabled' }}>
            {count}
          </Typography>
        ) : null}
      </Box>
      {posts.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          Nothing. All of your posts are where they should be.
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {posts.map((post) => (
            <Item key={post.id} post={post} />
          ))}
        </Box>
      )}
      {count > posts.length ? (
        <Link component={RouterLink} to={linkTo.posts()} sx={{ display: 'inline-block', mt: 2 }}>
          See all in Posts
        </Link>
      ) : null}
    </section>
  );
}

function Item({ post }: { post: Post }) {
  const { display_state: state } = post;
  const action = ACTIONS[state] ?? 'Decide';
  const reason = sentenceOf(post, false);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'start',
        columnGap: 3,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'grid', gap: '0.125rem' }}>
        <PostStatus state={state} small />
        <Link
          component={RouterLink}
          to={linkTo.post(post.id)}
          color="inherit"
          underline="hover"
          sx={{ fontWeight: 550, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {postName(post)}
        </Link>
        {reason === null ? null : (
          <Typography variant="caption" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
            <LinkedText>{reason}</LinkedText>
          </Typography>
        )}
      </Box>
      <Button
        component={RouterLink}
        to={
          state === 'posted-needs-analytics'
            ? linkTo.postDialog(post.id, 'performance')
            : linkTo.post(post.id)
        }
        aria-label={`${action}: ${postName(post)}`}
        variant="outlined"
        size="small"
      >
        {action}
      </Button>
    </Box>
  );
}
