import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PROFILE_TEXTS, RECOMMENDED_TRAINING_POSTS } from '@drumbeat/domain';
import { EmptyState } from '@drumbeat/ui';
import { InterviewInvite } from '../../../features/interview/components/interview-invite';
import { TrainingTab } from '../../../features/training-posts/components/training-tab';
import { Frame, useProfileTab } from './frame';
import { KnownStyle } from './known-style';

interface MissingProfileProps {
  total: number;
  onSetUp: () => void;
  onAnalyse: () => void;
}

/** The page before there is a profile: the setup asks for one, and training posts can be added all the same. */
export function MissingProfile({ total, onSetUp, onAnalyse }: MissingProfileProps) {
  const { tab } = useProfileTab();
  return (
    <Frame total={total} side={<KnownStyle profile={null} total={total} />}>
      {total < RECOMMENDED_TRAINING_POSTS ? <InterviewInvite /> : null}
      {tab === 'training' ? (
        <TrainingTab onAnalyse={onAnalyse} />
      ) : (
        <Box role="status">
          <EmptyState
            sign={['open', 'open', 'open']}
            title={PROFILE_TEXTS.settingUp}
            component="h2"
            action={
              <Button variant="contained" onClick={onSetUp}>
                Continue the setup
              </Button>
            }
          >
            {PROFILE_TEXTS.completeSetup}
          </EmptyState>
        </Box>
      )}
    </Frame>
  );
}
