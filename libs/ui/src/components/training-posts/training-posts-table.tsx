import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { todayInZone, TRAINING_TEXTS } from '@drumbeat/domain';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { dateWithYear } from '../../plain-date-names';
import { Performance, type ShownTrainingPost } from './performance';

/** Rows that are there together, or not at all while they are far out of sight. */
const GROUP = 50;
/** A screen or two: they are there again before they are seen. */
const NEAR = '1500px 0px';

/** Rows are grids, so that groups of them are blocks that can stand empty. On a phone each cell is a block, with the heading of the column before each value but the text. */
const Table = styled('table', { shouldForwardProp: (prop) => prop !== 'hasActions' })<{
  hasActions: boolean;
}>(({ theme, hasActions }) => ({
  display: 'block',
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
  '& thead, & tbody': { display: 'block' },
  '& tbody': { contentVisibility: 'auto', containIntrinsicHeight: `auto ${GROUP * 6}rem` },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) 9.75rem 6.25rem ${hasActions ? '6.25rem 4.5rem' : '8rem'}`,
    columnGap: '1rem',
  },
  '& th': {
    ...theme.typography.caption,
    padding: '0 0 0.5rem',
    color: theme.vars.palette.text.secondary,
    fontWeight: 500,
    textAlign: 'left',
    whiteSpace: 'nowrap',
  },
  '& tbody tr': { padding: '0.75rem 0', borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& td': { minWidth: 0, padding: 0 },
  '& td:first-of-type': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    '& thead': { display: 'none' },
    '& tbody': { containIntrinsicHeight: `auto ${GROUP * 10}rem` },
    '& tr': { display: 'block' },
    '& td': { display: 'block', padding: '0.125rem 0' },
    '& td:first-of-type': { paddingBottom: '0.375rem' },
    '& td[data-column]::before': {
      content: 'attr(data-column)',
      marginRight: '0.5rem',
      color: theme.vars.palette.text.disabled,
      fontSize: '0.75rem',
    },
  },
}));

interface RowProps<Post extends ShownTrainingPost> {
  timeZone: string;
  /** Left out for who may not add figures. */
  onAddFigures?: ((post: Post) => void) | undefined;
  /** The menu of a row, at its end. */
  menuOf?: ((post: Post) => ReactNode) | undefined;
  /** What stands in the column "Actions", which is there for staff alone. */
  actionsOf?: ((post: Post) => ReactNode) | undefined;
}

interface TrainingPostsTableProps<Post extends ShownTrainingPost> extends RowProps<Post> {
  /** Id of its heading. */
  labelledBy: string;
  posts: readonly Post[];
}

/** The training posts with their figures and dates (TRAINING-4, TRAINING-6). Functions that stay the same leave the rows as they are. */
export function TrainingPostsTable<Post extends ShownTrainingPost>({
  labelledBy,
  posts,
  ...row
}: TrainingPostsTableProps<Post>) {
  const groups = Array.from({ length: Math.ceil(posts.length / GROUP) }, (_, index) =>
    posts.slice(index * GROUP, (index + 1) * GROUP),
  );
  // The roles are those of the elements, which some browsers forget where these are no table boxes.
  return (
    <Table
      role="table"
      aria-labelledby={labelledBy}
      aria-rowcount={posts.length + 1}
      hasActions={row.actionsOf !== undefined}
    >
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={1}>
          {COLUMNS.map((name) => (
            <th role="columnheader" scope="col" key={name}>
              {name}
            </th>
          ))}
          {row.actionsOf ? (
            <th role="columnheader" scope="col">
              Actions
            </th>
          ) : null}
        </tr>
      </thead>
      {groups.map((group, index) => (
        <Group key={group[0]?.id} posts={group} from={index * GROUP} {...row} />
      ))}
    </Table>
  );
}

const COLUMNS = ['Post Content', 'Performance', 'Post Date', 'Added'];

interface GroupProps<Post extends ShownTrainingPost> extends RowProps<Post> {
  posts: readonly Post[];
  /** Index of the first one in the whole table. */
  from: number;
}

/** Far out of sight it is an empty place of its height: a page with 2,000 posts is typed on as one with a hundred. */
function Group<Post extends ShownTrainingPost>({ posts, from, ...row }: GroupProps<Post>) {
  const body = useRef<HTMLTableSectionElement>(null);
  /** In pixels while it is empty. */
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const { current } = body;
    if (!current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting ?? true;
        if (isNear) setHeight(null);
        // Where the focus is, the keyboard goes on.
        else if (!current.contains(document.activeElement))
          setHeight((before) => before ?? current.getBoundingClientRect().height);
      },
      { rootMargin: NEAR },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return height === null ? (
    <tbody ref={body} role="rowgroup">
      {posts.map((post, index) => (
        <Row key={post.id} post={post} index={from + index} {...row} />
      ))}
    </tbody>
  ) : (
    <tbody ref={body} aria-hidden style={{ height }} />
  );
}

const Row = memo(RowOf) as typeof RowOf;

function RowOf<Post extends ShownTrainingPost>({
  post,
  index,
  timeZone,
  onAddFigures,
  menuOf,
  actionsOf,
}: RowProps<Post> & { post: Post; index: number }) {
  return (
    // The heading is the first row.
    <tr role="row" aria-rowindex={index + 2}>
      <td role="cell">
        <Box component="p" dir="auto" sx={threeLines}>
          {post.post_content}
        </Box>
        {post.kind === 'post' ? null : (
          <Box component="p" sx={{ mt: 1, color: 'text.disabled', fontSize: '0.75rem', lineHeight: '1rem' }}>
            {{ article: 'Article', comment: 'Comment', interview: 'Interview' }[post.kind]}
          </Box>
        )}
      </td>
      <td role="cell">
        <Performance post={post} onAdd={onAddFigures && (() => onAddFigures(post))} />
      </td>
      <Box
        component="td"
        role="cell"
        data-column="Post Date"
        sx={{ whiteSpace: 'nowrap', color: post.post_date ? 'text.primary' : 'text.disabled' }}
      >
        {post.post_date ? dateWithYear(post.post_date) : TRAINING_TEXTS.noDate}
      </Box>
      <Box
        component="td"
        role="cell"
        data-column="Added"
        sx={{ whiteSpace: 'nowrap', color: 'text.disabled' }}
      >
        <Box
          sx={{
            display: { xs: 'inline-flex', sm: 'flex' },
            justifyContent: 'space-between',
            alignItems: 'flex-start',
            gap: 1,
          }}
        >
          {post.created_at
            ? dateWithYear(todayInZone(new Date(post.created_at), timeZone))
            : TRAINING_TEXTS.unknownDate}
          {menuOf?.(post)}
        </Box>
      </Box>
      {actionsOf ? <td role="cell">{actionsOf(post)}</td> : null}
    </tr>
  );
}

const threeLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textAlign: 'left',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
} as const;
