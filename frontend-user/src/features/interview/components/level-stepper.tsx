import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { PREFERENCE_LIMITS } from '@drumbeat/domain';
import { Minus, Plus } from 'lucide-react';
import type { InterviewTexts } from '../texts/interview-texts';

const { min, max } = PREFERENCE_LIMITS.level;

interface LevelSteppersProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  texts: InterviewTexts['summary'];
}

/** A level from 1 to 10 with a button on each side. */
export function LevelStepper({ label, value, onChange, texts }: LevelSteppersProps) {
  const step = (by: number, name: string, Icon: typeof Minus) => (
    <IconButton
      size="small"
      aria-label={`${label}: ${name}`}
      disabled={value + by < min || value + by > max}
      onClick={() => onChange(value + by)}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: 'none' }}>
      {step(-1, texts.less, Minus)}
      <Box
        component="span"
        role="status"
        sx={{
          minWidth: '4.5rem',
          textAlign: 'center',
          fontVariantNumeric: 'tabular-nums',
          color: 'text.secondary',
        }}
      >
        {texts.level(value)}
      </Box>
      {step(1, texts.more, Plus)}
    </Box>
  );
}
