import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SkeletonLines } from '@drumbeat/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { FailureNotice } from '../../../components/failure-notice';
import type { Post } from '../../../lib/api-types';
import { postsQuery, type PostsFilter } from '../api/get-posts';
import { groupPosts, type PostGroup } from './post-groups';

interface PostsListProps {
  filter: PostsFilter;
  renderRow: (post: Post) => ReactNode;
  /** Shown where there is no post. */
  empty: ReactNode;
  /** Posts that stand elsewhere on the page; undefined while that is not known yet. */
  elsewhere: readonly string[] | undefined;
}

/** The posts of a tab in their groups. */
export function PostsList({ filter, renderRow, empty, elsewhere }: PostsListProps) {
  const posts = useInfiniteQuery(postsQuery(filter));
  if (posts.isPending || posts.isPlaceholderData || elsewhere === undefined) return <ListSkeleton />;
  if (posts.isError) {
    return (
      <FailureNotice
        title="Your posts could not be loaded"
        error={posts.error}
        onRetry={() => void posts.refetch()}
      />
    );
  }
  const all = posts.data.pages.flatMap((page) => page.data);
  const groups = groupPosts(all.filter(({ id }) => !elsewhere.includes(id)));
  if (groups.length === 0 && elsewhere.length === 0) return empty;
  return (
    <>
      {groups.map((group) => (
        <Group key={group.title} group={group} isWhole={!posts.hasNextPage} renderRow={renderRow} />
      ))}
      {posts.hasNextPage ? (
        <Button
          variant="outlined"
          loading={posts.isFetchingNextPage}
          onClick={({ currentTarget }) => {
            // While it loads, and once there is no more, the button cannot keep the focus: what follows comes after the last row.
            const lastRow =
              currentTarget.previousElementSibling?.querySelector<HTMLElement>('li:last-child a');
            void posts.fetchNextPage().then(() => lastRow?.focus({ preventScroll: true }));
          }}
        >
          Show more
        </Button>
      ) : null}
    </>
  );
}

interface GroupProps {
  group: PostGroup;
  /** All of the list has been read, and with it all of the group. */
  isWhole: boolean;
  renderRow: (post: Post) => ReactNode;
}

function Group({ group, isWhole, renderRow }: GroupProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: 6 }}>
      <Typography variant="h5" component="h2" id={titleId} sx={{ mb: 1 }}>
        {group.title}{' '}
        <Box
          component="span"
          sx={{ ml: 1, color: 'text.disabled', fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}
        >
          {group.posts.length}
          {isWhole ? null : '+'}
        </Box>
      </Typography>
      <ul>{group.posts.map(renderRow)}</ul>
    </Box>
  );
}

/** Where the rows will be. */
export function ListSkeleton() {
  return (
    <Box role="status" aria-busy aria-label="Loading your posts">
      {[0, 1, 2, 3, 4].map((row) => (
        <Box
          key={row}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '12.5rem 1fr' },
            gap: 4,
            py: 3,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <SkeletonLines lines={[{ width: '6rem' }, { width: '9rem' }]} />
          <SkeletonLines lines={[{ width: '60%', height: '1rem' }, { width: '85%' }]} />
        </Box>
      ))}
    </Box>
  );
}
