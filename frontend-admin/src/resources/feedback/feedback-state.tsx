import { Status } from '@drumbeat/ui';
import { CircleDot, CornerDownRight } from 'lucide-react';
import { Quiet } from '../../components/quiet';
import type { Feedback } from '../../providers/records';

export function feedbackStateName({ reply, is_answered }: Feedback): string {
  if (reply === null) return 'Not answered';
  return is_answered ? 'Answered' : 'Changed since';
}

export function FeedbackState({ feedback }: { feedback: Feedback }) {
  const name = feedbackStateName(feedback);
  if (feedback.reply === null) return <Quiet>{name}</Quiet>;
  const { is_answered } = feedback;
  return (
    <Status tone={is_answered ? 'good' : 'info'} icon={is_answered ? CornerDownRight : CircleDot} small>
      {name}
    </Status>
  );
}
