import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart, useLater } from '../../../components/lazy-part';
import { useConnectLinkedIn } from '../../../features/linkedin/api/authorize';
import { useLinkedIn } from '../../../features/linkedin/hooks/use-linkedin';
import { useMemberName } from '../../../features/linkedin/hooks/use-member-name';
import { isOut, useSharePost } from '../../../features/publications/api/share-post';
import type { Post } from '../../../lib/api-types';
import { useCurrentUser } from '../../../lib/current-user';
import { dayOf } from '../../../lib/time-format';
import { linkTo } from '../../paths';
import { LazyScheduleFor } from './lazy-schedule-for';

const publishDialog = lazyPart(() => import('../../../features/publications/components/publish-dialog'));

export type DeskDialog = 'publish' | 'schedule';

interface DeskDialogsProps {
  post: Post;
  open: DeskDialog | null;
  onChange: (dialog: DeskDialog | null) => void;
}

/** Scheduling, and the last look before posting. */
export function DeskDialogs({ post, open, onChange }: DeskDialogsProps) {
  const { time_zone: zone } = useCurrentUser();
  const navigate = useNavigate();
  const name = useMemberName();
  const { connection, expiresAt, sandbox } = useLinkedIn();
  const connect = useConnectLinkedIn();
  const share = useSharePost();
  useLater(publishDialog);
  const close = () => onChange(null);
  const postNow = () =>
    share.mutate(post.id, {
      onSuccess: (shared) => {
        close();
        if (isOut(shared)) void navigate(linkTo.posts('posted'));
      },
    });
  if (open === 'schedule') return <LazyScheduleFor post={post} onClose={close} />;
  if (open !== 'publish') return null;
  return (
    <Suspense>
      <publishDialog.Part
        post={post}
        account={{
          connected: connection === 'connected',
          name,
          until: expiresAt ? `until ${dayOf(expiresAt, zone)}` : null,
          sandbox,
        }}
        modified={post.version > 1}
        posting={share.isPending}
        onClose={close}
        onPostNow={postNow}
        onSchedule={() => onChange('schedule')}
        onConnect={() => connect.mutate(linkTo.post(post.id))}
      />
    </Suspense>
  );
}
