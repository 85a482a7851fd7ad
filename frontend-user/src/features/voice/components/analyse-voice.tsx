import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BeatLoader } from '@drumbeat/ui';
import { Link as RouterLink } from 'react-router';
import { linkTo } from '../../../lib/paths';
import type { AnalysisStep } from '../api/analyse-voice';

interface AnalyseVoiceProps {
  step: AnalysisStep;
  hasPosts: boolean;
  /** No analysis has been made yet. */
  isFirst: boolean;
  onAnalyse: () => void;
}

const STEPS: Readonly<Record<NonNullable<AnalysisStep>, string>> = {
  sent: 'Gathering your posts',
  queued: 'Waiting for its turn',
  running: 'Reading your posts, sentence by sentence',
  done: 'Writing down what was found',
  failed: 'Writing down what was found',
};

/** Has the user's posts read, and says how far that is. */
export function AnalyseVoice({ step, hasPosts, isFirst, onAnalyse }: AnalyseVoiceProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, minHeight: '2.25rem' }}>
      {hasPosts ? (
        <Button variant={isFirst ? 'contained' : 'outlined'} disabled={step !== null} onClick={onAnalyse}>
          {isFirst ? 'Analyse my voice' : 'Analyse again'}
        </Button>
      ) : (
        <Button component={RouterLink} to={linkTo.writingProfile('training')} variant="contained">
          Add posts to learn from
        </Button>
      )}
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        {step ? (
          <>
            <BeatLoader />
            <Typography sx={{ color: 'text.secondary' }}>{STEPS[step]}</Typography>
          </>
        ) : null}
      </Box>
    </Box>
  );
}
