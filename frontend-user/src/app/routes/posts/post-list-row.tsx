import { postName } from '@drumbeat/domain';
import { useState } from 'react';
import { lazyPart, useLater } from '../../../components/lazy-part';
import { useDisconnected } from '../../../features/linkedin/hooks/use-disconnected';
import { PostRow } from '../../../features/posts/components/post-row';
import { PostRowMenu } from '../../../features/posts/components/post-row-menu';
import type { Post } from '../../../entities/types';
import { RowButton } from './row-button';
import { RowDialogs, type RowDialog } from './row-dialogs';

const menu = lazyPart(() => import('./row-menu'));

/** A row of the list with the actions of its state. */
export function PostListRow({ post, isUpdated }: { post: Post; isUpdated: boolean }) {
  const [dialog, setDialog] = useState<RowDialog | null>(null);
  const isDisconnected = useDisconnected();
  useLater(menu);
  return (
    <>
      <PostRow
        post={post}
        isUpdated={isUpdated}
        isDisconnected={isDisconnected}
        actions={
          <>
            <RowButton post={post} open={setDialog} />
            <PostRowMenu
              title={postName(post)}
              onIntent={menu.fetch}
              renderList={(anchor, onClose) => (
                <menu.Part post={post} anchor={anchor} onClose={onClose} onDialog={setDialog} />
              )}
            />
          </>
        }
      />
      <RowDialogs post={post} open={dialog} onClose={() => setDialog(null)} />
    </>
  );
}
