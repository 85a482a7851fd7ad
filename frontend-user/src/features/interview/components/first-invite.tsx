import { useQuery } from '@tanstack/react-query';
import { writingProfileQuery } from '../../../entities/voice/writing-profile';
import { voiceInterviewQuery } from '../api/voice-interview';
import { InterviewInvite } from './interview-invite';

/**
 * The same for whom nothing is known of yet: no writing profile, or one that neither posts nor an interview have told anything.
 * Says nothing while that is being read, or cannot be.
 */
export default function FirstInvite() {
  const profile = useQuery(writingProfileQuery).data;
  const interview = useQuery(voiceInterviewQuery).data;
  if (profile === undefined || interview?.saved_at !== null) return null;
  const isUnknown =
    profile === null ||
    (profile.sample_posts.length === 0 && profile.personalization_data.last_analysis === null);
  return isUnknown ? <InterviewInvite /> : null;
}
