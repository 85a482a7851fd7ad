import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { todayInZone, TRAINING_TEXTS } from '@drumbeat/domain';
import type { ReactNode } from 'react';
import { dateWithYear } from '../../plain-date-names';
import { Performance, type ShownTrainingPost } from './performance';

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

interface TrainingPostsTableProps<Post extends ShownTrainingPost> {
  /** Id of its heading. */
  labelledBy: string;
  posts: readonly Post[];
  timeZone: string;
  /** Left out for who may not add figures. */
  onAddFigures?: (post: Post) => void;
  /** The menu of a row, at its end. */
  menuOf?: (post: Post) => ReactNode;
  /** What stands in the column "Actions", which is there for staff alone. */
  actionsOf?: (post: Post) => ReactNode;
}

/** The training posts with their figures and dates (TRAINING-4, TRAINING-6). */
export function TrainingPostsTable<Post extends ShownTrainingPost>({
  labelledBy,
  posts,
  timeZone,
  onAddFigures,
  menuOf,
  actionsOf,
}: TrainingPostsTableProps<Post>) {
  return (
    <Table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">Post Content</th>
          <th scope="col">Performance</th>
          <th scope="col">Post Date</th>
          <th scope="col">Added</th>
          {actionsOf ? <th scope="col">Actions</th> : null}
        </tr>
      </thead>
      <tbody>
        {posts.map((post) => (
          <tr key={post.id}>
            <td>
              <Box component="p" dir="auto" sx={threeLines}>
                {post.post_content}
              </Box>
              {post.kind === 'post' ? null : (
                <Box
                  component="p"
                  sx={{ mt: 1, color: 'text.disabled', fontSize: '0.75rem', lineHeight: '1rem' }}
                >
                  {{ article: 'Article', comment: 'Comment', interview: 'Interview' }[post.kind]}
                </Box>
              )}
            </td>
            <td>
              <Performance post={post} onAdd={onAddFigures && (() => onAddFigures(post))} />
            </td>
            <Box
              component="td"
              data-column="Post Date"
              sx={{ whiteSpace: 'nowrap', color: post.post_date ? 'text.primary' : 'text.disabled' }}
            >
              {post.post_date ? dateWithYear(post.post_date) : TRAINING_TEXTS.noDate}
            </Box>
            <Box component="td" data-column="Added" sx={{ whiteSpace: 'nowrap', color: 'text.disabled' }}>
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
            {actionsOf ? <td>{actionsOf(post)}</td> : null}
          </tr>
        ))}
      </tbody>
    </Table>
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
