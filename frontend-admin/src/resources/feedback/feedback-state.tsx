import { Status } from '@drumbeat/ui';
import { CircleDot, CornerDownRight } from 'lucide-react';
import { Quiet } from '../../components/quiet';
import type { Feedback } from '../../providers/records';

export function FeedbackState({ feedback: { reply, is_answered } }: { feedback: Feedback }) {
  if (reply === null) return <Quiet>Not answered</Quiet>;
  return is_answered ? (
    <Status tone="good" icon={CornerDownRight} small>
      Answered
    </Status>
  ) : (
    <Status tone="info" icon={CircleDot} small>
      Changed since
    </Status>
  );
}
