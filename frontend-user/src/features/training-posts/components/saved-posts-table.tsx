import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { titleFromContent, todayInZone, TRAINING_TEXTS } from '@drumbeat/domain';
import { dateWithYear } from '@drumbeat/ui';
import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import { IconAction } from '../../../components/icon-action';
import { lazyPart, useEver, useLater } from '../../../components/lazy-part';
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

const changeDialog = lazyPart(() => import('./change-post-dialog'));
const deleteDialog = lazyPart(() => import('./delete-post-dialog'));
const menu = lazyPart(() => import('./row-menu'));

interface SavedPostsTableProps {
  /** Id of its heading. */
  labelledBy: string;
  posts: readonly TrainingPost[];
}

/** The training posts with their figures and dates (TRAINING-4, TRAINING-6), and what their owner can do with them. */
export function SavedPostsTable({ labelledBy, posts }: SavedPostsTableProps) {
  const [open, setOpen] = useState<{ dialog: 'change' | 'delete'; post: TrainingPost } | null>(null);
  const close = () => setOpen(null);
  useLater(menu, changeDialog, deleteDialog);
  return (
    <>
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
            <Row
              key={post.id}
              post={post}
              onChange={() => setOpen({ dialog: 'change', post })}
              onDelete={() => setOpen({ dialog: 'delete', post })}
            />
          ))}
        </tbody>
      </Table>
      <Suspense>
        {open?.dialog === 'change' ? <changeDialog.Part post={open.post} onClose={close} /> : null}
        {open?.dialog === 'delete' ? <deleteDialog.Part post={open.post} onClose={close} /> : null}
      </Suspense>
    </>
  );
}

interface RowProps {
  post: TrainingPost;
  onChange: () => void;
  onDelete: () => void;
}

/** Enough of the text to tell the rows apart. */
const beginningOf = (post: TrainingPost) => titleFromContent(post.post_content);

function Row({ post, onChange, onDelete }: RowProps) {
  const { time_zone } = useCurrentUser();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const wasOpened = useEver(anchor !== null);
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
        <Performance post={post} onAdd={onChange} />
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
            ? dateWithYear(todayInZone(new Date(post.created_at), time_zone))
            : TRAINING_TEXTS.unknownDate}
          <IconAction
            icon={Ellipsis}
            size="small"
            label={`More for “${beginningOf(post)}”`}
            hint="More"
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onPointerEnter={menu.fetch}
            onFocus={menu.fetch}
            onClick={(event) => setAnchor(event.currentTarget)}
            sx={{ mt: '-0.25rem' }}
          />
        </Box>
        {wasOpened ? (
          <Suspense>
            <menu.Part
              post={post}
              anchor={anchor}
              onClose={() => setAnchor(null)}
              onChange={onChange}
              onDelete={onDelete}
            />
          </Suspense>
        ) : null}
      </Box>
    </tr>
  );
}
