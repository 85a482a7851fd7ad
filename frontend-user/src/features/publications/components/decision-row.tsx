import { postDisplay, type DisplayState, type PublicationState } from '@drumbeat/domain';
import Box from '@mui/material/Box';
import { LinkedText } from '../../../components/linked-text';
import { useReconnected } from '../hooks/use-reconnected';
import { PostRowFrame } from '../../../entities/posts/post-row-frame';
import type { Integration, PostDecision } from '../../../entities/types';
import { dayAndTime } from '../../../lib/text/time-format';
import { usePublicationChoices } from '../hooks/use-publication-choices';
import { ChoiceButton } from './choice-button';
import { HistoryDisclosure } from './history-disclosure';
import { TimelineList } from './timeline-list';

/** The status in lists of a draft with this publication state; independent of its date and the time of day. */
function decisionState(publicationState: PublicationState): DisplayState {
  const facts = {
    status: 'draft',
    byHand: null,
    scheduled_date: null,
    posted_at: null,
    hasAnalytics: false,
    isHeld: false,
    isPaused: false,
    isTraining: false,
  } as const;
  return postDisplay({ ...facts, publicationState }, { now: new Date(0), today: '1970-01-01' }).state;
}

interface DecisionRowProps {
  decision: PostDecision;
  integration: Integration | null;
  isUpdated: boolean;
  onReschedule: () => void;
  onReconnect: (() => void) | null;
}

/** @param reconnected what is said of one that waited for LinkedIn, once that is connected again */
function knownOf(
  { state, known, check }: PostDecision['publication'],
  isConnected: boolean,
  reconnected: string,
): string {
  if (state === 'blocked_auth' && isConnected) return reconnected;
  return check === null ? known : `${known} ${check}`;
}

/** A post that waits for its author: the known facts, one button, and the other actions as links. */
export function DecisionRow({
  decision: { post, publication },
  integration,
  isUpdated,
  onReschedule,
  onReconnect,
}: DecisionRowProps) {
  const { primary, others, dialog } = usePublicationChoices({
    postId: post.id,
    publication,
    isTextRefused: publication.text_refused,
    integration,
    onReschedule,
    onReconnect,
  });
  const reconnected = useReconnected()(publication.social_account_id);
  return (
    <PostRowFrame
      post={post}
      state={decisionState(publication.state)}
      time={dayAndTime(publication.due_at, publication.time_zone)}
      sentence={<LinkedText>{knownOf(publication, onReconnect === null, reconnected)}</LinkedText>}
      isUpdated={isUpdated}
      actions={primary ? <ChoiceButton key={primary.label} choice={primary} variant="outlined" /> : null}
      below={
        <>
          {others.length > 0 ? (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: 1, ml: '-0.375rem' }}>
              {others.map((choice) => (
                <ChoiceButton key={choice.label} choice={choice} variant="text" />
              ))}
            </Box>
          ) : null}
          <HistoryDisclosure>
            <TimelineList entries={publication.timeline} />
          </HistoryDisclosure>
          {dialog}
        </>
      }
    />
  );
}
