import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { POST_LANGUAGES, type PostLanguage } from '@drumbeat/domain';
import { BeatBar, SegmentedChoice } from '@drumbeat/ui';
import type { InterviewTexts } from '../texts/interview-texts';
import { LANGUAGE_NAMES } from '../texts/languages';
import { StepHead } from './step-head';

interface StartProps {
  language: PostLanguage;
  onLanguage: (language: PostLanguage) => void;
  texts: InterviewTexts;
}

/** What the interview is, before its first question. */
export function Start({ language, onLanguage, texts }: StartProps) {
  return (
    <>
      <StepHead id="start" title={texts.name} lead={texts.intro.lead} takesFocus />
      <Box component="ul" sx={{ display: 'grid', gap: 4, mb: 8 }}>
        {texts.intro.points.map((point) => (
          <Box
            component="li"
            key={point}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'auto 1fr',
              gap: 4,
              fontSize: '1rem',
              lineHeight: '1.5rem',
            }}
          >
            <Box component="span" aria-hidden sx={{ lineHeight: 0, pt: '2px' }}>
              <BeatBar state="posted" />
            </Box>
            <span>{point}</span>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography variant="label" component="span" aria-hidden>
          {texts.language}
        </Typography>
        <SegmentedChoice
          label={texts.language}
          options={POST_LANGUAGES.map((value) => ({ value, content: LANGUAGE_NAMES[value] }))}
          value={language}
          onChange={onLanguage}
        />
      </Box>
      <Typography variant="caption" component="p" sx={{ mt: 6, color: 'text.secondary', textWrap: 'pretty' }}>
        {texts.intro.privacy} {texts.dictation.privacy}
      </Typography>
    </>
  );
}
