import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { PostStatus } from '@drumbeat/ui';
import { Suspense, useState } from 'react';
import { lazyPart, useLater } from '../../../../components/lazy-part';
import { useCurrentUser } from '../../../../entities/session/current-user';
import type { Post } from '../../../../entities/types';
import { dayOf } from '../../../../lib/text/time-format';
import { useIntegration } from '../../../linkedin/hooks/use-integration';

const markPostedDialog = lazyPart(() => import('../../../posts/components/mark-posted-dialog'));

/** Of a post that its user put on LinkedIn: its day, and the way to it, which can be added later. */
export function PostedByHand({ post }: { post: Post }) {
  useLater(markPostedDialog);
  const { time_zone: zone } = useCurrentUser();
  const integration = useIntegration();
  const [isChanging, setChanging] = useState(false);
  return (
    <Box
      component="section"
      aria-label="Posted by hand"
      sx={(theme) => ({
        display: 'grid',
        gap: 2,
        justifyItems: 'start',
        maxWidth: '49.5rem',
        mt: 4,
        p: 4,
        borderRadius: '0.75rem',
        background: theme.vars.palette.surface.sunken,
      })}
    >
      <PostStatus
        state="posted-complete"
        note={post.posted_at === null ? null : dayOf(post.posted_at, zone)}
      />
      {post.linkedin_url === null ? null : (
        <Link href={post.linkedin_url} target="_blank" rel="noreferrer">
          View on LinkedIn
        </Link>
      )}
      <Button variant="ghost" size="small" onClick={() => setChanging(true)}>
        {post.linkedin_url === null ? 'Add the link to the post' : 'Change day or link'}
      </Button>
      {isChanging ? (
        <Suspense>
          <markPostedDialog.Part
            post={post}
            linkedInSite={integration?.site_url ?? null}
            onClose={() => setChanging(false)}
          />
        </Suspense>
      ) : null}
    </Box>
  );
}
