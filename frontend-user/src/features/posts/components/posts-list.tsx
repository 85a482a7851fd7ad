import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { inFigures, POST_GROUP_TITLES } from '@drumbeat/domain';
import { SkeletonLines } from '@drumbeat/ui';
import { useId, type ReactNode } from 'react';
import { FailureNotice } from '../../../components/failure-notice';
import { ShowMore } from '../../../components/show-more';
import type { Post } from '../../../entities/types';
import type { PostsFilter } from '../api/get-posts';
import { usePostGroups } from '../hooks/use-post-groups';

interface PostsListProps {
  filter: PostsFilter;
  renderRow: (post: Post) => ReactNode;
  /** Shown where there is no post. */
  empty: ReactNode;
  /** Posts shown elsewhere on the page; undefined while unknown. */
  elsewhere: readonly string[] | undefined;
}

/** The posts of a tab in their groups; each shows its count and loads its own pages. */
export function PostsList({ filter, renderRow, empty, elsewhere }: PostsListProps) {
  const groups = usePostGroups(filter);
  const isWaiting = groups.some(({ posts }) => posts.isPending || posts.isPlaceholderData);
  if (isWaiting || elsewhere === undefined) return <ListSkeleton />;
  const error = groups.find(({ posts }) => posts.isError && !posts.isFetchNextPageError)?.posts.error;
  if (error) {
    return (
      <FailureNotice
        title="Your posts could not be loaded"
        error={error}
        onRetry={() => groups.forEach(({ posts }) => void posts.refetch())}
      />
    );
  }
  const isEmpty = groups.every(({ posts }) => posts.data?.pages.every((page) => page.data.length === 0));
  if (isEmpty && elsewhere.length === 0) return empty;
  return groups.map(({ group, posts }) => {
    const pages = posts.data?.pages ?? [];
    const rows = pages.flatMap((page) => page.data).filter(({ id }) => !elsewhere.includes(id));
    if (rows.length === 0 && !posts.hasNextPage) return null;
    // Posts shown elsewhere need an action, too: the decisions are the first part of this group.
    const counted = (pages[0]?.group_count ?? 0) - (group === 'needs-you' ? elsewhere.length : 0);
    return (
      <Group
        key={group}
        title={POST_GROUP_TITLES[group]}
        count={posts.hasNextPage ? Math.max(counted, rows.length) : rows.length}
        more={<ShowMore list={posts} />}
      >
        {rows.map(renderRow)}
      </Group>
    );
  });
}

interface GroupProps {
  title: string;
  count: number;
  more: ReactNode;
  children: ReactNode;
}

function Group({ title, count, more, children }: GroupProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: 6 }}>
      <Typography variant="h5" component="h2" id={titleId} sx={{ mb: 1 }}>
        {title}{' '}
        <Box
          component="span"
          sx={{ ml: 1, color: 'text.disabled', fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}
        >
          {inFigures(count)}
        </Box>
      </Typography>
      <ul>{children}</ul>
      {more}
    </Box>
  );
}

/** Placeholder for the rows. */
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
