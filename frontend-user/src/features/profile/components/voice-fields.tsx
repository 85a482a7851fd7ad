import Box from '@mui/material/Box';
import { FORMALITY_BY_TONE, PROFILE_LIMITS, VOICE_SCALE_WORDS, VOICE_SCALES } from '@drumbeat/domain';
import { useController, useFormContext } from 'react-hook-form';
import { LevelSlider } from '../../../components/level-slider';
import { ToneChoice } from '../../../entities/voice/tone-choice';
import type { ProfileAnswers } from '../profile-answers';
import { AnswerField } from './answer-field';

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
        {VOICE_SCALES.map((level) => (
          <LevelSlider
            key={level}
            {...VOICE_SCALE_WORDS[level]}
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
