import { POST_TEXTS, publicationActions } from '@drumbeat/domain';
import { Suspense, useState, type ReactNode } from 'react';
import { linkTo } from '../../../lib/paths';
import { lazyPart, useLater } from '../../../components/lazy-part';
import type { Integration, PostDecision } from '../../../entities/types';
import { useStillRight } from '../api/confirm-held-posts';
import { useResolvePublication } from '../api/resolve-publication';
import { useUnschedulePost, unscheduleWords } from '../../../entities/publications/unschedule-post';

const resolveDialog = lazyPart(() => import('../components/resolve-dialog'));

/** One thing to do about a publication: a call, a page of the app, or a page elsewhere. */
export interface PublicationChoice {
  label: string;
  busy?: boolean;
  onClick?: () => void;
  /** A page of the app. */
  to?: string;
  /** An external page. */
  href?: string;
}

type Delivery = PostDecision['publication'];

interface PublicationInHand {
  postId: string;
  /** Null where the post has no time. The inbox does not say `is_due`: nothing waits for its time there. */
  publication:
    | (Pick<Delivery, 'state' | 'linkedin_url' | 'duplicate_in_doubt' | 'cancel_requested'> & {
        is_due?: boolean;
      })
    | null;
  /** True when LinkedIn refused the post's present text. */
  isTextRefused: boolean;
  /** True when it waits for its user's check after a restore. */
  isHeld?: boolean;
  /** For such a one: no record shows whether it went out early, so its user looks on LinkedIn first. */
  mayHaveGoneOut?: boolean;
  /** Null while unknown. */
  integration: Integration | null;
  /** Opens the schedule dialog; left out where the page has its own button for it. */
  onReschedule?: (() => void) | undefined;
  /** A scheduled one then asks to connect LinkedIn first. */
  isDisconnected?: boolean;
  /** Null when LinkedIn is connected: waiting posts are then published automatically. */
  onReconnect: (() => void) | null;
  /** Plans it to be posted by hand instead, where the connection is lost; left out where it cannot be planned. */
  takeOver?: { readonly run: () => void; readonly isBusy: boolean };
  /** The page is the editor itself. */
  inEditor?: boolean;
}

interface PublicationChoices {
  /** The one to press; null while there is nothing to do but wait. */
  primary: PublicationChoice | null;
  others: PublicationChoice[];
  /** To be rendered beside them: some actions ask for confirmation. */
  dialog: ReactNode;
}

/** The user's actions on a publication in its state (docs/publishing.md, "States"). */
export function usePublicationChoices({
  postId,
  publication,
  isTextRefused,
  isHeld = false,
  mayHaveGoneOut = false,
  integration,
  onReschedule,
  isDisconnected = false,
  onReconnect,
  takeOver,
  inEditor = false,
}: PublicationInHand): PublicationChoices {
  const resolve = useResolvePublication();
  const unschedule = useUnschedulePost();
  const stillRight = useStillRight();
  const [asked, setAsked] = useState<'there' | 'not-there' | null>(null);
  useLater(resolveDialog);
  const state = publication?.state ?? 'draft';
  const allowed = publicationActions(state, isTextRefused);
  const can = (action: (typeof allowed)[number]) => allowed.includes(action);
  const isBusy = resolve.isPending || unschedule.isPending || stillRight.isPending;
  const isWaiting = state === 'scheduled' || state === 'claimed';
  const isDue = publication?.is_due ?? false;
  // Asked for once, it is up to the worker that has the post.
  const isCancelling = publication?.cancel_requested ?? false;

  const isCut = can('reconnect') || (state === 'scheduled' && isDisconnected);
  const found = can('confirm_posted');
  const lookAt = publication?.linkedin_url ?? integration?.activity_url ?? null;
  const choices: (PublicationChoice | null)[] = found
    ? [
        lookAt === null ? null : { label: 'Check on LinkedIn', href: lookAt },
        { label: 'It is there', onClick: () => setAsked('there') },
        { label: 'It is not there', onClick: () => setAsked('not-there') },
      ]
    : [
        mayHaveGoneOut && integration ? { label: 'Look on LinkedIn', href: integration.activity_url } : null,
        isHeld ? { label: 'Still right', busy: isBusy, onClick: () => stillRight.mutate([postId]) } : null,
        isCut && onReconnect ? { label: 'Connect to LinkedIn', onClick: onReconnect } : null,
        isCut && onReconnect && takeOver
          ? { label: POST_TEXTS.postByHand, busy: isBusy || takeOver.isBusy, onClick: takeOver.run }
          : null,
        state === 'rejected' && !inEditor ? { label: 'Edit text', to: linkTo.post(postId) } : null,
        can('publish_again')
          ? {
              label: state === 'missed' ? 'Publish now' : 'Publish again',
              busy: isBusy,
              onClick: () => resolve.mutate({ postId, outcome: 'publish_again' }),
            }
          : null,
        can('reschedule') && onReschedule ? { label: 'Move to…', onClick: onReschedule } : null,
        can('cancel') && !isCancelling
          ? {
              label: isWaiting ? unscheduleWords(isDue).label : 'Make it a draft again',
              busy: isBusy,
              onClick: () =>
                isWaiting
                  ? unschedule.mutate({ postId, isDue })
                  : resolve.mutate({ postId, outcome: 'cancel' }),
            }
          : null,
      ];
  const [primary = null, ...others] = choices.filter((choice) => choice !== null);
  const dialog = asked ? (
    <Suspense>
      <resolveDialog.Part
        postId={postId}
        found={asked === 'there'}
        isDuplicate={publication?.duplicate_in_doubt ?? false}
        namedUrl={publication?.linkedin_url ?? null}
        linkedInSite={integration?.site_url ?? null}
        onClose={() => setAsked(null)}
      />
    </Suspense>
  ) : null;
  return { primary, others, dialog };
}
