import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type Tone, TONE_WORDS, TONES } from '@drumbeat/domain';
import { visuallyHidden } from '@drumbeat/ui';
import { useId } from 'react';

const Choice = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  padding: '0.625rem 0.875rem',
  borderRadius: '0.5rem',
  background: theme.vars.palette.background.paper,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.line.strong}`,
  cursor: 'pointer',
  '&:hover': { background: theme.vars.palette.action.hover },
  '&:has(:checked)': {
    background: theme.vars.palette.soft.accent,
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}`,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.focusRing}`, outlineOffset: 2 },
  '& strong': { display: 'block', fontWeight: 550 },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
}));

interface ToneChoiceProps {
  value: Tone;
  onChange: (tone: Tone) => void;
}

/** One of the six tones (VOICE-3). */
export function ToneChoice({ value, onChange }: ToneChoiceProps) {
  const name = useId();
  return (
    <Box component="fieldset">
      <Box component="legend" sx={{ p: 0, mb: 2, typography: 'label' }}>
        Tone
      </Box>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {TONES.map((tone) => (
          <Choice key={tone}>
            <input
              type="radio"
              name={name}
              value={tone}
              checked={tone === value}
              onChange={() => onChange(tone)}
              style={visuallyHidden}
            />
            <strong>{TONE_WORDS[tone].name}</strong>
            <small>{TONE_WORDS[tone].note}</small>
          </Choice>
        ))}
      </Box>
    </Box>
  );
}
