import Box from '@mui/material/Box';
import { FORMALITY_BY_TONE, PROFILE_LIMITS } from '@drumbeat/domain';
import { useController, useFormContext } from 'react-hook-form';
import type { ProfileAnswers } from '../profile-answers';
import { AnswerField } from './answer-field';
import { LevelSlider } from './level-slider';
import { ToneChoice } from './tone-choice';

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
