import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { checkSession, sessionQuery } from '../../entities/session/get-session';
import { SignOutDialog } from '../../features/auth/components/sign-out-dialog';
import { LiveRuntime } from '../../features/live/live-runtime';
import { SessionWatch } from '../../features/session/components/session-watch';
import { resumeDevice } from '../../features/notifications/api/push-devices';
import { tellOfSuccess } from '../../entities/publications/moment-of-success';
import { useSendLeftBehind } from './use-send-left-behind';
import { TrackingRuntime } from '../../features/tracking/components/tracking-runtime';
import { linkTo } from '../../lib/paths';

/** Background parts for a signed-in user: the session watch, signing out, tracking, and what happens meanwhile. */
export function SessionRuntime() {
  const queryClient = useQueryClient();
  const { data } = useQuery(sessionQuery);
  if (!data?.session || !data.user) return null;
  const { time_zone: zone } = data.user;
  return (
    <>
      <SessionWatch
        expiresAt={data.session.expires_at}
        onCheck={(isOver) => checkSession(queryClient, isOver)}
      />
      <SignOutDialog />
      <LiveRuntime
        key={`live ${data.user.id}`}
        onEvent={(event) => {
          if (event.kind === 'post.published' && document.visibilityState === 'visible') {
            void tellOfSuccess(queryClient, event, zone);
          }
        }}
      />
      <TrackingRuntime key={data.user.id} />
      <LeftBehind key={`left-behind ${data.user.id}`} userId={data.user.id} />
    </>
  );
}

function LeftBehind({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  useEffect(() => {
    // Without it the settings show the device as off.
    resumeDevice(queryClient, userId).catch(() => undefined);
  }, [queryClient, userId]);
  useSendLeftBehind(userId, (postId) => void navigate(linkTo.post(postId)));
  return null;
}
