import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SkeletonLines } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useLocation, useParams } from 'react-router';
import { useReady } from '../../components/lazy-part';
import { FailureNotice } from '../../components/failure-notice';
import { postQuery } from '../../entities/posts/get-post';
import { EditorBar } from '../../features/editor/components/editor-bar';
import { ApiError } from '../../lib/http/api';
import { useCurrentUser } from '../../entities/session/current-user';
import { isDeleted } from '../../lib/http/refusals';
import { blankPost, deletedPost, unsentPost } from '../../entities/posts/unsent-post';
import { linkTo, paths } from '../../lib/paths';
import { AccountMenu } from '../shell/account-menu';
import type { RouteHandle } from '../shell/route-handle';
import { publicationPanel } from '../../features/editor/components/publishing/lazy-publication-panel';
import { PostEditor } from '../../features/editor/components/post-editor';

/** No such post for this user: it was deleted, is another user's, or the address is invalid. */
const isMissing = (error: Error) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

const notFound = new Error('There is no post at this address. It may have been deleted.');

const toPosts = (
  <Button component={RouterLink} to={paths.posts} variant="outlined" size="small">
    Back to Posts
  </Button>
);

export const handle: RouteHandle = { writing: true };

/** /posts/:id: the editor of one post, once it is loaded. */
export function Component() {
  const { id = '' } = useParams();
  return <OnePost key={id} id={id} />;
}

function OnePost({ id }: { id: string }) {
  const { id: userId } = useCurrentUser();
  const { state } = useLocation() as { state: unknown };
  const [blank] = useState(() => (unsentPost.isBegun(id, userId, state) ? blankPost(id, userId) : null));
  const post = useQuery({
    ...postQuery(id),
    enabled: ({ state: { data } }) => data !== undefined || !unsentPost.isOursAlone(id),
  });
  // Begun here: where the server has no such post, or cannot be asked, it is the blank one that is being written.
  const begun = blank !== null && (post.isError || unsentPost.isOursAlone(id)) ? blank : undefined;
  // Also for one begun on this device, once the server has it.
  const [kept] = useState(() => deletedPost(id, userId));
  // A retry clears the last error: its message stays on the screen meanwhile.
  const [wasGone, setWasGone] = useState(false);
  if (!wasGone && isDeleted(post.error)) setWasGone(true);
  const isGone = isDeleted(post.error) || (wasGone && post.data === undefined);
  const account = <AccountMenu compact />;
  const known = post.data ?? (isGone ? kept : null);
  // The panel is above the text. Once the text is shown, it does not move.
  const isPanelReady = useReady(publicationPanel, known !== null && known.publication !== null);
  const [isShown, setShown] = useState(false);
  if (known && isPanelReady && !isShown) setShown(true);
  if (known && (isShown || isPanelReady))
    return <PostEditor post={known} account={account} isDeleted={isGone} />;
  if (begun) return <PostEditor post={begun} account={account} />;
  return (
    <>
      <title>Post – Drumbeat</title>
      <EditorBar
        heading="Post"
        back={{ to: linkTo.posts(), label: 'Back to Posts' }}
        title={null}
        status={null}
        account={<AccountMenu compact />}
      />
      <Box
        component="main"
        id="main"
        aria-busy={post.error === null}
        sx={{ maxWidth: '40rem', p: { xs: 4, md: 10 } }}
      >
        {post.error && !known ? (
          <FailureNotice
            title="This post could not be opened"
            error={isMissing(post.error) ? notFound : post.error}
            {...(isMissing(post.error) ? { action: toPosts } : { onRetry: () => void post.refetch() })}
          />
        ) : (
          <SkeletonLines
            lines={[
              { width: '70%', height: '1rem' },
              { width: '95%', height: '1rem', gapBefore: '1.5rem' },
              { width: '90%', height: '1rem' },
              { width: '60%', height: '1rem' },
              { width: '85%', height: '1rem', gapBefore: '1.5rem' },
              { width: '40%', height: '1rem' },
            ]}
          />
        )}
      </Box>
    </>
  );
}
