import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { todayInZone, TRAINING_TEXTS } from '@drumbeat/domain';
import { dateWithYear } from '@drumbeat/ui';
import { useCurrentUser } from '../../../entities/session/current-user';
import type { TrainingPost } from '../../../entities/types';
import { Performance } from './performance';

/** On a phone each row is a block, with the heading of the column before each value but the text. */
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': {
    ...theme.typography.caption,
    padding: '0 1rem 0.5rem 0',
    color: theme.vars.palette.text.secondary,
    fontWeight: 500,
    textAlign: 'left',
    whiteSpace: 'nowrap',
  },
  '& td': {
    padding: '0.75rem 1rem 0.75rem 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    verticalAlign: 'top',
  },
  '& td:first-of-type': { width: '56%', color: theme.vars.palette.text.secondary },
  '& td:last-of-type, & th:last-of-type': { paddingRight: 0 },
  [theme.breakpoints.down('sm')]: {
    '&, & tbody, & tr': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': { padding: '0.75rem 0', borderTop: `1px solid ${theme.vars.palette.divider}` },
    '& td': { display: 'block', padding: '0.125rem 0', border: 0 },
    '& td:first-of-type': { width: 'auto', paddingBottom: '0.375rem' },
    '& td[data-column]::before': {
      content: 'attr(data-column)',
      marginRight: '0.5rem',
      color: theme.vars.palette.text.disabled,
      fontSize: '0.75rem',
    },
  },
}));

interface SavedPostsTableProps {
  /** Id of its heading. */
  labelledBy: string;
  posts: readonly TrainingPost[];
}

/** The training posts with their figures and dates (TRAINING-4, TRAINING-6). */
export function SavedPostsTable({ labelledBy, posts }: SavedPostsTableProps) {
  return (
    <Table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">Post Content</th>
          <th scope="col">Performance</th>
          <th scope="col">Post Date</th>
          <th scope="col">Added</th>
        </tr>
      </thead>
      <tbody>
        {posts.map((post) => (
          <Row key={post.id} post={post} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ post }: { post: TrainingPost }) {
  const { time_zone } = useCurrentUser();
  return (
    <tr>
      <td>
        <Box
          component="p"
          dir="auto"
          sx={{
            display: '-webkit-box',
            overflow: 'hidden',
            overflowWrap: 'anywhere',
            textAlign: 'left',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 3,
          }}
        >
          {post.post_content}
        </Box>
      </td>
      <td>
        <Performance post={post} />
      </td>
      <Box
        component="td"
        data-column="Post Date"
        sx={{ whiteSpace: 'nowrap', color: post.post_date ? 'text.primary' : 'text.disabled' }}
      >
        {post.post_date ? dateWithYear(post.post_date) : TRAINING_TEXTS.noDate}
      </Box>
      <Box component="td" data-column="Added" sx={{ whiteSpace: 'nowrap', color: 'text.disabled' }}>
        {post.created_at
          ? dateWithYear(todayInZone(new Date(post.created_at), time_zone))
          : TRAINING_TEXTS.unknownDate}
      </Box>
    </tr>
  );
}
