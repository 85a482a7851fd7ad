import { titleFromContent } from '@drumbeat/domain';
import { TrainingPostsTable } from '@drumbeat/ui';
import { Ellipsis } from 'lucide-react';
import { Suspense, useCallback, useState } from 'react';
import { IconAction } from '../../../components/icon-action';
import { lazyPart, useEver, useLater } from '../../../components/lazy-part';
import { useCurrentUser } from '../../../entities/session/current-user';
import type { TrainingPost } from '../../../entities/types';

const changeDialog = lazyPart(() => import('./change-post-dialog'));
const deleteDialog = lazyPart(() => import('./delete-post-dialog'));
const menu = lazyPart(() => import('./row-menu'));

interface SavedPostsTableProps {
  /** Id of its heading. */
  labelledBy: string;
  posts: readonly TrainingPost[];
}

/** The training posts, and what their owner can do with them. */
export function SavedPostsTable({ labelledBy, posts }: SavedPostsTableProps) {
  const { time_zone } = useCurrentUser();
  const [open, setOpen] = useState<{ dialog: 'change' | 'delete'; post: TrainingPost } | null>(null);
  const close = () => setOpen(null);
  const change = useCallback((post: TrainingPost) => setOpen({ dialog: 'change', post }), []);
  const menuOf = useCallback(
    (post: TrainingPost) => (
      <RowActions
        post={post}
        onChange={() => change(post)}
        onDelete={() => setOpen({ dialog: 'delete', post })}
      />
    ),
    [change],
  );
  useLater(menu, changeDialog, deleteDialog);
  return (
    <>
      <TrainingPostsTable
        labelledBy={labelledBy}
        posts={posts}
        timeZone={time_zone}
        onAddFigures={change}
        menuOf={menuOf}
      />
      <Suspense>
        {open?.dialog === 'change' ? <changeDialog.Part post={open.post} onClose={close} /> : null}
        {open?.dialog === 'delete' ? <deleteDialog.Part post={open.post} onClose={close} /> : null}
      </Suspense>
    </>
  );
}

interface RowActionsProps {
  post: TrainingPost;
  onChange: () => void;
  onDelete: () => void;
}

/** Enough of the text to tell the rows apart. */
const beginningOf = (post: TrainingPost) => titleFromContent(post.post_content);

function RowActions({ post, onChange, onDelete }: RowActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const wasOpened = useEver(anchor !== null);
  return (
    <>
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
    </>
  );
}
