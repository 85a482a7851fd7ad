import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { INTERVIEW_LIMITS, type PostLanguage } from '@drumbeat/domain';
import { InputField } from '@drumbeat/ui';
import { Mic, Square } from 'lucide-react';
import { useDictation } from '../hooks/use-dictation';
import type { InterviewTexts } from '../texts/interview-texts';

interface DictatedFieldProps {
  label: string;
  /** Ids of what asks for it. */
  describedBy: string;
  value: string;
  onChange: (text: string) => void;
  max?: number;
  minRows: number;
  autoFocus?: boolean;
  language: PostLanguage;
  texts: InterviewTexts;
}

/** A text that is typed or dictated. Dictated words stand behind what is there. */
export function DictatedField({
  label,
  describedBy,
  value,
  onChange,
  max = INTERVIEW_LIMITS.text,
  minRows,
  autoFocus = false,
  language,
  texts,
}: DictatedFieldProps) {
  const words = texts.dictation;
  const dictation = useDictation(language, (said) => onChange(withWords(value, said)));
  const status = dictation.problem
    ? words.problems[dictation.problem]
    : dictation.isListening
      ? dictation.interim || words.listening
      : '';
  return (
    <div>
      <InputField
        label={label}
        multiline
        minRows={minRows}
        maxRows={14}
        autoFocus={autoFocus}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ 'aria-describedby': describedBy, lang: language }}
        problem={value.length > max ? texts.tooLong(value.length - max) : undefined}
        sx={{ fontSize: '1rem', lineHeight: '1.625rem' }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mt: 2, minHeight: '2rem' }}>
        <Button
          size="small"
          variant={dictation.isListening ? 'contained' : 'outlined'}
          aria-pressed={dictation.isListening}
          aria-label={`${dictation.isListening ? words.stop : words.start}: ${label}`}
          title={words.privacy}
          startIcon={
            dictation.isListening ? (
              <Square size={12} fill="currentColor" strokeWidth={0} aria-hidden />
            ) : (
              <Mic size={16} strokeWidth={1.75} aria-hidden />
            )
          }
          onClick={dictation.toggle}
          sx={{ flex: 'none' }}
        >
          {dictation.isListening ? words.stop : words.start}
        </Button>
        <Typography
          variant="caption"
          component="p"
          role="status"
          sx={{ color: 'text.secondary', textWrap: 'pretty' }}
        >
          {status}
        </Typography>
      </Box>
    </div>
  );
}

/** A sentence that was said goes on where the text ends. */
function withWords(text: string, said: string): string {
  return text === '' || /\s$/u.test(text) ? `${text}${said}` : `${text} ${said}`;
}
