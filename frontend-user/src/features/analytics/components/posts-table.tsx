import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';
import { ANALYTICS_PAGE, type AnalyticsRange, inFigures } from '@drumbeat/domain';
import { SkeletonLines } from '@drumbeat/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { FailureNotice } from '../../../components/failure-notice';
import { NativeSelectField } from '../../../components/native-select-field';
import { SearchInput } from '../../../components/search-input';
import { useDebounced } from '../../../lib/timing/use-delayed';
import { analyticsPostsQuery, exportPosts, type PostsFilter } from '../api/analytics';
import { FigureTable } from './figure-table';
import { POST_FIGURES, PostRow } from './post-cells';

const NEWEST_FIRST = { sort: 'posted_at', order: 'desc' } as const;
const SEARCH_MAX = 200;
const SEARCH_PAUSE_MS = 300;

interface PostsTableProps {
  range: AnalyticsRange;
  pillars: readonly string[];
}

/** All posts of the range, twenty at a time: ordered by any figure, filtered by pillar and by words. */
export function PostsTable({ range, pillars }: PostsTableProps) {
  const [order, setOrder] = useState<Pick<PostsFilter, 'sort' | 'order'>>(NEWEST_FIRST);
  const [pillar, setPillar] = useState('');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const words = useDebounced(search.trim(), SEARCH_PAUSE_MS);
  const filter: PostsFilter = {
    ...order,
    ...(pillar === '' ? {} : { pillar: Number(pillar) }),
    ...(words === '' ? {} : { search: words }),
  };
  const posts = useQuery(analyticsPostsQuery(range, filter, page));
  const file = useMutation(exportPosts);
  const pages = Math.ceil((posts.data?.total ?? 0) / ANALYTICS_PAGE);
  const isFiltered = pillar !== '' || words !== '';
  const sortBy = (sort: PostsFilter['sort']) => {
    setOrder({ sort, order: order.sort === sort && order.order === 'desc' ? 'asc' : 'desc' });
    setPage(1);
  };
  const title = useRef<HTMLHeadingElement>(null);
  const showNewest = () => {
    setOrder(NEWEST_FIRST);
    setPage(1);
    // The button is gone then.
    title.current?.focus();
  };
  return (
    <section aria-labelledby="all-posts-title">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 3, mb: 3 }}>
        <Typography
          ref={title}
          tabIndex={-1}
          variant="h3"
          component="h2"
          id="all-posts-title"
          sx={{ mr: 'auto', alignSelf: 'center' }}
        >
          All posts{posts.data ? ` (${inFigures(posts.data.total)})` : ''}
        </Typography>
        {(['csv', 'xlsx'] as const).map((format) => (
          <Button
            key={format}
            size="small"
            variant="text"
            color="inherit"
            startIcon={<Download size={16} strokeWidth={1.75} aria-hidden />}
            loading={file.isPending && file.variables.format === format}
            loadingPosition="start"
            onClick={() => file.mutate({ range, filter, format })}
          >
            {format.toUpperCase()}
          </Button>
        ))}
        {order.sort === 'posted_at' ? null : (
          <Button size="small" variant="text" color="inherit" onClick={showNewest}>
            Newest first
          </Button>
        )}
        <SearchInput
          label="Search these posts"
          placeholder="Search these posts"
          value={search}
          maxLength={SEARCH_MAX}
          onChange={(text) => {
            setSearch(text);
            setPage(1);
          }}
          sx={{ width: { xs: '100%', sm: '14rem' } }}
        />
        <Box sx={{ width: { xs: '100%', sm: '14rem' } }}>
          <NativeSelectField
            label="Pillar"
            value={pillar}
            onChange={(event) => {
              setPillar(event.target.value);
              setPage(1);
            }}
          >
            <option value="">All pillars</option>
            {pillars.map((name, at) => (
              <option key={name} value={String(at + 1)}>
                {at + 1}. {name}
              </option>
            ))}
          </NativeSelectField>
        </Box>
      </Box>
      {renderPosts()}
    </section>
  );

  function renderPosts() {
    if (posts.error) {
      return (
        <FailureNotice
          title="These posts could not be loaded"
          error={posts.error}
          onRetry={() => void posts.refetch()}
        />
      );
    }
    if (!posts.data) {
      return (
        <Box role="status" aria-busy aria-label="Loading the posts">
          <SkeletonLines lines={[{ width: '100%' }, { width: '100%' }, { width: '80%' }]} />
        </Box>
      );
    }
    const { data, total } = posts.data;
    if (total === 0) {
      return (
        <Typography sx={{ color: 'text.secondary' }}>
          {isFiltered ? 'No post of these days is like that.' : 'No post went out in these days.'}
        </Typography>
      );
    }
    return (
      <>
        <FigureTable
          label="All posts"
          columns={POST_FIGURES.map(({ of, name }) => (
            <ButtonBase
              key={of}
              onClick={() => sortBy(of)}
              sx={{ font: 'inherit', gap: '0.125rem', minHeight: '1.5rem' }}
            >
              {name}
              {order.sort === of ? <Arrow order={order.order} /> : null}
            </ButtonBase>
          ))}
          sorted={{ column: POST_FIGURES.findIndex(({ of }) => of === order.sort), order: order.order }}
        >
          {data.map((post) => (
            <PostRow key={post.post_id} post={post} pillars={pillars} />
          ))}
        </FigureTable>
        {pages > 1 ? (
          <Pagination
            count={pages}
            page={page}
            onChange={(_, chosen) => setPage(chosen)}
            sx={{ mt: 4, display: 'flex', justifyContent: 'center' }}
          />
        ) : null}
      </>
    );
  }
}

function Arrow({ order }: { order: 'asc' | 'desc' }) {
  const Sign = order === 'asc' ? ArrowUp : ArrowDown;
  return <Sign size={12} strokeWidth={2.25} aria-hidden />;
}
