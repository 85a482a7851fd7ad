import { useIntegration, useReconnect } from '../../../features/linkedin/hooks/use-integration';
import { ChoiceButton } from '../../../features/publications/components/choice-button';
import { usePublicationChoices } from '../../../features/publications/hooks/use-publication-choices';
import type { Post } from '../../../entities/types';
import { paths } from '../../../lib/paths';

interface DecisionButtonProps {
  post: Post;
  onReschedule: () => void;
}

/** The main action for a failed delivery; the others are in the inbox above the list and in the editor. */
export default function DecisionButton({ post, onReschedule }: DecisionButtonProps) {
  const onReconnect = useReconnect(paths.posts);
  const integration = useIntegration();
  const { primary, dialog } = usePublicationChoices({
    postId: post.id,
    publication: post.publication,
    isTextRefused: post.text_refused,
    integration,
    onReschedule,
    onReconnect,
  });
  return (
    <>
      {primary ? <ChoiceButton key={primary.label} choice={primary} variant="outlined" /> : null}
      {dialog}
    </>
  );
}
