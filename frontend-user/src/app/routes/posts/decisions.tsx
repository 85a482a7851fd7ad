import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntegration, useReconnect } from '../../../features/linkedin/hooks/use-integration';
import { postQuery } from '../../../entities/posts/get-post';
import { DecisionInbox } from '../../../features/publications/components/decision-inbox';
import { DecisionRow } from '../../../features/publications/components/decision-row';
import type { PostDecision } from '../../../entities/types';
import { paths } from '../../../lib/paths';
import { LazyScheduleFor } from '../../../features/editor/components/publishing/editor-dialogs';

interface DecisionsProps {
  decisions: readonly PostDecision[];
  /** The post that was just changed. */
  updated: string | null;
}

/** The decision inbox with the dialogs and the connection that its rows need. */
export default function Decisions({ decisions, updated }: DecisionsProps) {
  const [rescheduled, setRescheduled] = useState<string | null>(null);
  const onReconnect = useReconnect(paths.posts);
  const integration = useIntegration();
  return (
    <>
      <DecisionInbox
        decisions={decisions}
        renderRow={(decision) => (
          <DecisionRow
            key={decision.post.id}
            decision={decision}
            integration={integration}
            isUpdated={decision.post.id === updated}
            onReschedule={() => setRescheduled(decision.post.id)}
            onReconnect={onReconnect}
          />
        )}
      />
      {rescheduled ? <Rescheduling postId={rescheduled} onClose={() => setRescheduled(null)} /> : null}
    </>
  );
}

/** A decision holds only the start of its text, and the dialog shows more of it. */
function Rescheduling({ postId, onClose }: { postId: string; onClose: () => void }) {
  const { data: post } = useQuery(postQuery(postId));
  return post ? <LazyScheduleFor post={post} onClose={onClose} /> : null;
}
