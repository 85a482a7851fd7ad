import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { STARTER_TEXTS } from '../starter.texts';
import { BeatLoader } from '@drumbeat/ui';
import { Check } from 'lucide-react';
import type { StarterPrompts } from '../../../entities/types';

/** Progress of the first prompts, in three lines, during the last step. */
export function StarterProgress({ starter }: { starter: StarterPrompts | null }) {
  const isDone = starter?.status === 'done';
  const now = isDone
    ? STARTER_TEXTS.done
    : starter?.status === 'writing'
      ? STARTER_TEXTS.writing
      : STARTER_TEXTS.queued;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 4 }}>
      <Line done>{STARTER_TEXTS.saved}</Line>
      <Line done={isDone}>{now}</Line>
    </Box>
  );
}

function Line({ done = false, children }: { done?: boolean; children: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: '2rem' }}>
      <Box sx={{ width: '2rem', display: 'grid', placeItems: 'center', color: 'accent.text' }}>
        {done ? <Check size={20} strokeWidth={2} aria-hidden /> : <BeatLoader />}
      </Box>
      <Typography variant="subtitle1" component="p">
        {children}
      </Typography>
    </Box>
  );
}
