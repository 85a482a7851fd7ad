import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AnalyticsPost } from '../api/analytics';
import { FigureTable } from './figure-table';
import { POST_FIGURES, PostRow } from './post-cells';

interface TopPostsProps {
  posts: readonly AnalyticsPost[];
  pillars: readonly string[];
}

/** The posts that moved most of their readers. */
export function TopPosts({ posts, pillars }: TopPostsProps) {
  return (
    <section aria-labelledby="top-posts-title">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, mb: 2 }}>
        <Typography variant="h3" component="h2" id="top-posts-title">
          Top posts
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.disabled' }}>
          Engagement rate = likes + comments + shares, divided by impressions
        </Typography>
      </Box>
      <FigureTable label="Top posts" columns={POST_FIGURES.map(({ name }) => name)}>
        {posts.map((post) => (
          <PostRow key={post.post_id} post={post} pillars={pillars} />
        ))}
      </FigureTable>
    </section>
  );
}
