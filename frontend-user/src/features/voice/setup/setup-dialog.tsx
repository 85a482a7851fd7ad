import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  FORMALITY_BY_TONE,
  USAGE_WORDS,
  VOICE_SCALE_WORDS,
  VOICE_SCALES,
  defaultWritingProfile,
} from '@drumbeat/domain';
import { DialogFrame, SegmentedChoice } from '@drumbeat/ui';
import { FileText, MessageCircleQuestion, Mic } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { EntriesField } from '../../../components/entries-field';
import { LevelSlider } from '../../../components/level-slider';
import type { PreferencesChange } from '../../../entities/types';
import { ToneChoice } from '../../../entities/voice/tone-choice';
import { linkTo, paths } from '../../../lib/paths';
import { useCreateProfile } from '../api/voice';

interface SetupDialogProps {
  open: boolean;
  /** Training posts that fill in the rest. */
  trainingPosts: number;
  /** @param isMade whether there is a profile now */
  onClose: (isMade: boolean) => void;
  /** Called when this dialog has made the profile. */
  onCreated: () => void;
}

type Answers = Pick<
  PreferencesChange,
  | 'writing_style_tone'
  | 'writing_style_formality'
  | 'directness_level'
  | 'confidence_level'
  | 'energy_level'
  | 'emoji_usage_preference'
  | 'never_use_phrases'
>;

/** "Create Your Writing Profile": a minute of questions, or the way to the posts. */
export function SetupDialog({ open, trainingPosts, onClose, onCreated }: SetupDialogProps) {
  const [isAsking, setAsking] = useState(false);
  // Only what was answered is sent: what nobody touched is nobody's choice.
  const [answers, setAnswers] = useState<Answers>({});
  const create = useCreateProfile();
  const shown = { ...defaultWritingProfile(), ...answers };
  const answer = (part: Answers) => setAnswers({ ...answers, ...part });
  const send = () =>
    create.mutate(answers, {
      onSuccess: (outcome) => {
        onClose(true);
        if (outcome === 'created') onCreated();
      },
    });
  return (
    <DialogFrame
      open={open}
      wide={isAsking}
      onClose={() => onClose(false)}
      title="Create Your Writing Profile"
      subtitle={isAsking ? 'Everything can be changed later' : undefined}
      actions={
        isAsking ? (
          <>
            <Button variant="ghost" disabled={create.isPending} onClick={() => setAsking(false)}>
              Back
            </Button>
            <Button variant="contained" loading={create.isPending} onClick={send}>
              Create profile
            </Button>
          </>
        ) : (
          <Button variant="contained" onClick={() => setAsking(true)}>
            Get Started
          </Button>
        )
      }
    >
      {isAsking ? (
        <Box sx={{ display: 'grid', gap: 6 }}>
          <ToneChoice
            value={shown.writing_style_tone}
            onChange={(tone) =>
              answer({ writing_style_tone: tone, writing_style_formality: FORMALITY_BY_TONE[tone] })
            }
          />
          <div>
            {VOICE_SCALES.map((scale) => (
              <LevelSlider
                key={scale}
                {...VOICE_SCALE_WORDS[scale]}
                value={shown[scale]}
                onChange={(level) => answer({ [scale]: level })}
              />
            ))}
          </div>
          <Box>
            <Typography variant="label" component="p" sx={{ mb: 2 }} aria-hidden>
              Emojis
            </Typography>
            <Box sx={{ overflowX: 'auto' }}>
              <SegmentedChoice
                label="Emojis"
                options={(['none', 'minimal', 'light', 'moderate', 'frequent'] as const).map((value) => ({
                  value,
                  content: USAGE_WORDS[value],
                }))}
                value={shown.emoji_usage_preference}
                onChange={(usage) => answer({ emoji_usage_preference: usage })}
              />
            </Box>
          </Box>
          <EntriesField
            label="Words you would never use"
            placeholder="game-changer"
            entries={shown.never_use_phrases}
            onChange={(phrases) => answer({ never_use_phrases: phrases })}
          />
        </Box>
      ) : (
        <Box sx={{ display: 'grid', gap: 5 }}>
          <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
            It is what every draft is written by: how you sound, the words you use and those you never would.
            {trainingPosts > 0
              ? ` ${trainingPosts === 1 ? 'Your training post fills' : `Your ${trainingPosts} training posts fill`} in what you leave open.`
              : ''}
          </Typography>
          <Box component="ul" sx={{ display: 'grid', gap: 4 }}>
            <SetupOption
              icon={<MessageCircleQuestion size={18} strokeWidth={1.75} aria-hidden />}
              title="A minute of questions"
            >
              Tone, four scales, and words to leave out.
            </SetupOption>
            <SetupOption
              icon={<Mic size={18} strokeWidth={1.75} aria-hidden />}
              title="Or tell us how you sound"
            >
              Six questions, typed or dictated, and eight pairs of texts.{' '}
              <Button
                component={RouterLink}
                to={paths.voiceInterview}
                variant="text"
                size="small"
                onClick={() => onClose(false)}
                sx={{ ml: -2, px: 2 }}
              >
                Voice interview
              </Button>
            </SetupOption>
            <SetupOption
              icon={<FileText size={18} strokeWidth={1.75} aria-hidden />}
              title="Or begin with your posts"
            >
              From five posts on, your own sentences show your voice.{' '}
              <Button
                component={RouterLink}
                to={linkTo.writingProfile('training')}
                variant="text"
                size="small"
                onClick={() => onClose(false)}
                sx={{ ml: -2, px: 2 }}
              >
                Add training posts
              </Button>
            </SetupOption>
          </Box>
        </Box>
      )}
    </DialogFrame>
  );
}

const SetupOption = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <Box component="li" sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 3 }}>
    <Box component="span" sx={{ pt: '2px', color: 'text.disabled', lineHeight: 0 }}>
      {icon}
    </Box>
    <div>
      <Typography sx={{ fontWeight: 550 }}>{title}</Typography>
      <Typography component="div" sx={{ color: 'text.secondary' }}>
        {children}
      </Typography>
    </div>
  </Box>
);
