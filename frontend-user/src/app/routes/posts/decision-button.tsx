import { useConnectLinkedIn } from '../../../features/linkedin/api/authorize';
import { useActivityUrl } from '../../../features/linkedin/hooks/use-activity-url';
import { ChoiceButton } from '../../../features/publications/components/choice-button';
import { usePublicationChoices } from '../../../features/publications/hooks/use-publication-choices';
import type { Post } from '../../../lib/api-types';
import { paths } from '../../paths';

interface DecisionButtonProps {
  post: Post;
  onReschedule: () => void;
}

/** The main way out of a delivery that went wrong; the others are in the inbox above the list and in the editor. */
export default function DecisionButton({ post, onReschedule }: DecisionButtonProps) {
  const connect = useConnectLinkedIn();
  const activityUrl = useActivityUrl();
  const { primary, dialog } = usePublicationChoices({
    postId: post.id,
    state: post.publication?.state ?? 'draft',
    linkedInUrl: post.publication?.linkedin_url ?? null,
    activityUrl,
    onReschedule,
    onReconnect: () => connect.mutate(paths.posts),
  });
  return (
    <>
      {primary ? <ChoiceButton choice={primary} variant="outlined" /> : null}
      {dialog}
    </>
  );
}
