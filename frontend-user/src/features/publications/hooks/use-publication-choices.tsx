import { publicationActions, type PublicationState } from '@drumbeat/domain';
import { Suspense, useState, type ReactNode } from 'react';
import { linkTo } from '../../../app/paths';
import { lazyPart, useLater } from '../../../components/lazy-part';
import { useResolvePublication } from '../api/resolve-publication';
import { useUnschedulePost } from '../api/unschedule-post';

const resolveDialog = lazyPart(() => import('../components/resolve-dialog'));

/** One thing to do about a publication: a call, a page of the app, or a page elsewhere. */
export interface PublicationChoice {
  label: string;
  busy?: boolean;
  onClick?: () => void;
  /** A page of the app. */
  to?: string;
  /** A page elsewhere. */
  href?: string;
}

interface PublicationInHand {
  postId: string;
  state: PublicationState;
  /** Where it is shown, or the post that LinkedIn took it for; null where LinkedIn named none. */
  linkedInUrl: string | null;
  /** The member's own posts on LinkedIn; null while it is not known. */
  activityUrl: string | null;
  /** Opens the schedule dialog; left out where the page has its own button for it. */
  onReschedule?: (() => void) | undefined;
  onReconnect: () => void;
  /** The page is the editor itself. */
  inEditor?: boolean;
}

interface PublicationChoices {
  /** The one to press; null while there is nothing to do but wait. */
  primary: PublicationChoice | null;
  others: PublicationChoice[];
  /** Has to be drawn beside them: some choices ask once more. */
  dialog: ReactNode;
}

/** What the user may do about a publication in its state (design/publishing.md, "States"). */
export function usePublicationChoices({
  postId,
  state,
  linkedInUrl,
  activityUrl,
  onReschedule,
  onReconnect,
  inEditor = false,
}: PublicationInHand): PublicationChoices {
  const resolve = useResolvePublication();
  const unschedule = useUnschedulePost();
  const [asked, setAsked] = useState<'there' | 'not-there' | null>(null);
  useLater(resolveDialog);
  const allowed = publicationActions(state);
  const can = (action: (typeof allowed)[number]) => allowed.includes(action);
  const isBusy = resolve.isPending || unschedule.isPending;
  const scheduled = state === 'scheduled' || state === 'claimed';

  const found = can('confirm_posted');
  const lookAt = linkedInUrl ?? activityUrl;
  const choices: (PublicationChoice | null)[] = found
    ? [
        lookAt === null ? null : { label: 'Check on LinkedIn', href: lookAt },
        { label: 'It is there', onClick: () => setAsked('there') },
        { label: 'It is not there', onClick: () => setAsked('not-there') },
      ]
    : [
        can('reconnect') ? { label: 'Connect to LinkedIn', onClick: onReconnect } : null,
        state === 'rejected' && !inEditor ? { label: 'Edit text', to: linkTo.post(postId) } : null,
        can('publish_again')
          ? {
              label: state === 'missed' ? 'Publish now' : 'Publish again',
              busy: isBusy,
              onClick: () => resolve.mutate({ postId, outcome: 'publish_again' }),
            }
          : null,
        can('reschedule') && onReschedule ? { label: 'Move to…', onClick: onReschedule } : null,
        can('cancel')
          ? {
              label: scheduled ? 'Take off the schedule' : 'Make it a draft again',
              busy: isBusy,
              onClick: () =>
                scheduled ? unschedule.mutate(postId) : resolve.mutate({ postId, outcome: 'cancel' }),
            }
          : null,
      ];
  const [primary = null, ...others] = choices.filter((choice) => choice !== null);
  const dialog = asked ? (
    <Suspense>
      <resolveDialog.Part
        postId={postId}
        found={asked === 'there'}
        isDuplicate={linkedInUrl !== null}
        onClose={() => setAsked(null)}
      />
    </Suspense>
  ) : null;
  return { primary, others, dialog };
}
