import Box from '@mui/material/Box';
import { FORMALITY_BY_TONE, PROFILE_LIMITS, type Tone, TONES } from '@drumbeat/domain';
import { useController, useFormContext } from 'react-hook-form';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@drumbeat/ui';
import { useId } from 'react';
import type { ProfileAnswers } from '../profile-answers';
import { AnswerField } from './answer-field';
import { LevelSlider } from './level-slider';

const words: Record<Tone, { name: string; note: string }> = {
  professional: { name: 'Professional', note: 'Clear, measured, to the point' },
  casual: { name: 'Casual', note: 'As you talk at lunch' },
  authoritative: { name: 'Authoritative', note: 'You have seen it a hundred times' },
  conversational: { name: 'Conversational', note: 'Asks, listens, answers' },
  inspirational: { name: 'Inspirational', note: 'Shows what is possible' },
  educational: { name: 'Educational', note: 'Step by step, with reasons' },
};

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
function ToneChoice({ value, onChange }: ToneChoiceProps) {
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
            <strong>{words[tone].name}</strong>
            <small>{words[tone].note}</small>
          </Choice>
        ))}
      </Box>
    </Box>
  );
}

const scales = [
  { level: 'writing_style_formality', label: 'Formality', low: 'Casual', high: 'Formal' },
  { level: 'directness_level', label: 'Directness', low: 'Gentle', high: 'Blunt' },
  { level: 'confidence_level', label: 'Confidence', low: 'Searching', high: 'Certain' },
  { level: 'energy_level', label: 'Energy', low: 'Calm', high: 'Driving' },
] as const;

/** A first idea of the voice: tone, four scales and, if there is one, a past post. */
export function VoiceFields() {
  const { control } = useFormContext<ProfileAnswers>();
  const { field } = useController({ control, name: 'voice' });
  const voice = field.value;
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <ToneChoice
        value={voice.writing_style_tone}
        // A tone brings its formality with it (VOICE-3); the scale below can still say otherwise.
        onChange={(tone) =>
          field.onChange({
            ...voice,
            writing_style_tone: tone,
            writing_style_formality: FORMALITY_BY_TONE[tone],
          })
        }
      />
      <div>
        {scales.map(({ level, ...scale }) => (
          <LevelSlider
            key={level}
            {...scale}
            value={voice[level]}
            onChange={(value) => field.onChange({ ...voice, [level]: value })}
          />
        ))}
      </div>
      <AnswerField
        name="sample_post"
        label="One post you have written (if you like)"
        long
        max={PROFILE_LIMITS.samplePost}
        placeholder="Paste it here, as it went out"
        hint="Only the way you write is taken from it. It is never published."
      />
    </Box>
  );
}
