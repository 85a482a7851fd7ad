import Button from '@mui/material/Button';
import { RECOMMENDED_TRAINING_POSTS } from '@drumbeat/domain';
import { PencilLine, X } from 'lucide-react';
import { useState } from 'react';
import { ProfileStrengthCard, WritingProfileView } from '@drumbeat/ui';
import { UnsavedDialog, UnsavedQuestion } from '../../../components/unsaved-dialog';
import { useUnsavedGuard } from '../../../components/use-unsaved-guard';
import { useCurrentUser } from '../../../entities/session/current-user';
import type { TrainingPost, VoiceOverview, WritingProfileRow } from '../../../entities/types';
import { InterviewInvite } from '../../../features/interview/components/interview-invite';
import { LearnedSection } from '../../../features/learning/components/learned-section';
import { TrainingTab } from '../../../features/training-posts/components/training-tab';
import type { useAnalyseVoice } from '../../../features/voice/api/analyse-voice';
import { AiProfile } from '../../../features/voice/components/ai-profile';
import { ProfileForm } from '../../../features/voice/edit/profile-form';
import { useProfileEdit } from '../../../features/voice/edit/use-profile-edit';
import { Frame, useProfileTab } from './frame';
import { KnownStyle } from './known-style';

interface LoadedProfileProps {
  profile: WritingProfileRow;
  overview: VoiceOverview;
  /** Those that were read so far. */
  posts: readonly TrainingPost[];
  total: number;
  analysis: ReturnType<typeof useAnalyseVoice>;
}

/** The page of a user with a profile. Edits live as long as it does, on either tab. */
export function LoadedProfile({ profile, overview, posts, total, analysis }: LoadedProfileProps) {
  const { tab, show } = useProfileTab();
  const { time_zone: zone } = useCurrentUser();
  const [chosen, setEditing] = useState<boolean | null>(null);
  const edit = useProfileEdit(profile, () => setEditing(false));
  // Edits that this tab has kept go on at once.
  const [hasKept] = useState(edit.isChanged);
  const isEditing = chosen ?? hasKept;
  const [isAsking, setAsking] = useState(false);
  const blocker = useUnsavedGuard(edit.isChanged);
  const view = new WritingProfileView({ profile, overview, posts, zone });
  const startEditing = () => {
    setEditing(true);
    if (tab !== 'ai-profile') show('ai-profile');
  };
  return (
    <Frame
      total={total}
      action={
        isEditing ? (
          <Button
            variant="outlined"
            startIcon={<X size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => (edit.isChanged ? setAsking(true) : setEditing(false))}
          >
            Exit Edit Mode
          </Button>
        ) : (
          <Button
            variant="outlined"
            startIcon={<PencilLine size={16} strokeWidth={1.75} aria-hidden />}
            onClick={startEditing}
          >
            Edit Profile
          </Button>
        )
      }
      side={
        <>
          <KnownStyle profile={profile} total={total} unknownBasics={view.unknownBasics} />
          <ProfileStrengthCard strength={view.strength} />
        </>
      }
    >
      {total < RECOMMENDED_TRAINING_POSTS && !isEditing ? <InterviewInvite /> : null}
      {tab === 'training' ? (
        <TrainingTab onAnalyse={analysis.analyse} />
      ) : isEditing ? (
        <ProfileForm edit={edit} />
      ) : (
        <AiProfile
          profile={profile}
          view={view}
          total={total}
          analysis={analysis}
          onEdit={startEditing}
          learned={<LearnedSection />}
        />
      )}
      <UnsavedQuestion
        open={isAsking}
        onStay={() => setAsking(false)}
        onLeave={() => {
          edit.discard();
          setAsking(false);
          setEditing(false);
        }}
      />
      <UnsavedDialog blocker={blocker} onDiscard={edit.discard} />
    </Frame>
  );
}
