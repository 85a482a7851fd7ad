import { nearestPost } from '../../../publications/spacing.rules';
import { postNowInPauseText, type TextRange } from '@drumbeat/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useOtherPosts } from '../../../calendar/hooks/use-other-posts';
import { CheckSummary } from '../../../checks/components/check-summary';
import { useConnectLinkedIn } from '../../../../entities/linkedin/authorize';
import { useInPause } from '../../../../entities/linkedin/use-in-pause';
import { useLinkedIn } from '../../../linkedin/hooks/use-linkedin';
import { useMemberName } from '../../../linkedin/hooks/use-integration';
import { usePreviewMedia } from '../../../media/hooks/use-preview-media';
import { mediaOf } from '../../../media/post-media';
import { versionsQuery } from '../../api/versions';
import { isOut, useSharePost } from '../../api/share-post';
import { PublishDialog } from '../../../publications/components/publish-dialog';
import type { Post } from '../../../../entities/types';
import { useCurrentUser } from '../../../../entities/session/current-user';
import { dayOf } from '../../../../lib/text/time-format';
import { linkTo } from '../../../../lib/paths';

interface PublishForProps {
  post: Post;
  onClose: () => void;
  onSchedule: () => void;
  /** Shows a place in the text. */
  onShow?: (place: TextRange) => void;
}

/** The confirmation before posting, with its data of the calendar and of LinkedIn. */
export default function PublishFor({ post, onClose, onSchedule, onShow }: PublishForProps) {
  const { time_zone: zone } = useCurrentUser();
  const navigate = useNavigate();
  const name = useMemberName();
  const { connection, expiresAt, sandbox } = useLinkedIn();
  const inPause = useInPause(postNowInPauseText);
  const connect = useConnectLinkedIn();
  const share = useSharePost();
  const media = usePreviewMedia(mediaOf(post));
  const modified = useWasRewritten(post);
  const [openedAt] = useState(() => new Date());
  const nearest = nearestPost(openedAt, useOtherPosts(post.id));
  const hindrances = [
    ...(post.display_state === 'on-hold' && post.publication ? [post.publication.message] : []),
    ...(inPause === null ? [] : [inPause]),
  ];
  const postNow = () =>
    share.mutate(post.id, {
      onSuccess: (shared) => {
        onClose();
        if (isOut(shared)) void navigate(linkTo.posts('posted', { updated: shared.id }));
      },
    });
  return (
    <PublishDialog
      post={post}
      media={media}
      account={{
        connected: connection === 'connected',
        name,
        until: expiresAt ? `until ${dayOf(expiresAt, zone)}` : null,
        sandbox,
      }}
      modified={modified}
      hindrances={hindrances}
      nearest={nearest}
      checks={
        <CheckSummary
          postId={post.id}
          content={post.content}
          findings={post.findings}
          vouched={post.vouched}
          {...(onShow ? { onShow } : {})}
        />
      }
      posting={share.isPending}
      underWay={share.underWay?.publication?.message ?? null}
      onClose={onClose}
      onPostNow={postNow}
      onSchedule={onSchedule}
      onShow={onShow}
      onConnect={() => connect.mutate(linkTo.postDialog(post.id, 'publish'))}
    />
  );
}

/**
 * True when the text differs from the first one (the "Modified" badge, EDITOR-3). The version does not show that: it
 * also increases with a picture or a title. The first replaced text is always kept.
 */
function useWasRewritten(post: Post): boolean {
  const { data } = useInfiniteQuery({ ...versionsQuery(post), enabled: post.version > 1 });
  return data?.pages.some((page) => page.data.some(({ content }) => content !== post.content)) ?? false;
}
