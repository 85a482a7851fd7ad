import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { publicationActions, type PublicationState } from '@drumbeat/domain';
import { Suspense, useState } from 'react';
import { lazyPart, useLater } from '../../../components/lazy-part';
import { useResolvePublication } from '../api/resolve-publication';
import { useUnschedulePost } from '../api/unschedule-post';

const resolveDialog = lazyPart(() => import('./resolve-dialog'));

interface PublicationActionsProps {
  postId: string;
  state: PublicationState;
  /** Opens the schedule dialog; left out where the page has its own button for it. */
  onReschedule?: () => void;
  onReconnect: () => void;
}

/** What the user may do in this state; the first is the one to press. */
export function PublicationActions({ postId, state, onReschedule, onReconnect }: PublicationActionsProps) {
  const resolve = useResolvePublication();
  const unschedule = useUnschedulePost();
  const [asked, setAsked] = useState<'there' | 'not-there' | null>(null);
  useLater(resolveDialog);
  const allowed = publicationActions(state);
  const can = (action: (typeof allowed)[number]) => allowed.includes(action);
  const unsure = can('confirm_posted');
  const scheduled = state === 'scheduled' || state === 'claimed';
  if (allowed.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {can('reconnect') ? (
        <Button variant="contained" size="small" onClick={onReconnect}>
          Connect to LinkedIn
        </Button>
      ) : null}
      {unsure ? (
        <>
          <Button variant="outlined" size="small" onClick={() => setAsked('there')}>
            It is there
          </Button>
          <Button variant="outlined" size="small" onClick={() => setAsked('not-there')}>
            It is not there
          </Button>
        </>
      ) : null}
      {can('publish_again') && !unsure ? (
        <Button
          variant="outlined"
          size="small"
          loading={resolve.isPending}
          onClick={() => resolve.mutate({ postId, outcome: 'publish_again' })}
        >
          Publish again
        </Button>
      ) : null}
      {can('reschedule') && onReschedule ? (
        <Button variant="outlined" size="small" onClick={onReschedule}>
          Move to…
        </Button>
      ) : null}
      {can('cancel') && !unsure ? (
        <Button
          variant="ghost"
          size="small"
          disabled={resolve.isPending || unschedule.isPending}
          onClick={() =>
            scheduled ? unschedule.mutate(postId) : resolve.mutate({ postId, outcome: 'cancel' })
          }
        >
          {scheduled ? 'Take off the schedule' : 'Make it a draft again'}
        </Button>
      ) : null}
      {asked ? (
        <Suspense>
          <resolveDialog.Part postId={postId} found={asked === 'there'} onClose={() => setAsked(null)} />
        </Suspense>
      ) : null}
    </Box>
  );
}
