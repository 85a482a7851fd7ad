import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { postName } from '@drumbeat/domain';
import { PostStatus } from '@drumbeat/ui';
import { Link as RouterLink } from 'react-router';
import type { Post } from '../../../entities/types';
import { linkTo } from '../../../lib/paths';

interface NeedsYouProps {
  /** The most urgent first. */
  posts: readonly Post[];
  /** Of all that wait, listed or not. */
  count: number;
}

/** Posts that wait for their user: stuck, past their day, or out without numbers. */
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
            <Box
              component="li"
              key={post.id}
              sx={{ display: 'grid', gap: '0.125rem', py: 2, borderTop: 1, borderColor: 'divider' }}
            >
              <PostStatus state={post.display_state} small />
              <Link
                component={RouterLink}
                to={post.needs_analytics ? linkTo.postDialog(post.id, 'performance') : linkTo.post(post.id)}
                color="inherit"
                underline="hover"
                sx={{ fontWeight: 550, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
              >
                {postName(post)}
              </Link>
            </Box>
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
