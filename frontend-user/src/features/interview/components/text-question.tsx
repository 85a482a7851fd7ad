import Box from '@mui/material/Box';
import {
  INTERVIEW_LIMITS,
  type InterviewAnswer,
  type InterviewQuestion,
  type PostLanguage,
} from '@drumbeat/domain';
import type { AnswerChange } from '../hooks/use-interview';
import type { InterviewTexts } from '../texts/interview-texts';
import { DictatedField } from './dictated-field';
import { KeyHint, StepHead } from './step-head';

interface TextQuestionProps {
  question: InterviewQuestion;
  answer: InterviewAnswer | undefined;
  onChange: (change: AnswerChange) => void;
  language: PostLanguage;
  texts: InterviewTexts;
}

/** A question that is answered in words, in one field or two. */
export function TextQuestion({ question, answer, onChange, language, texts }: TextQuestionProps) {
  const asked = texts.questions[question];
  const field = { describedBy: `${question} ${question}-lead`, language, texts };
  const rows = question === 'story' ? 6 : question === 'rewrite' ? 3 : 4;
  return (
    <>
      <StepHead id={question} title={asked.title} lead={asked.lead} />
      {question === 'rewrite' ? (
        <Box
          component="blockquote"
          sx={(theme) => ({
            m: '0 0 1.5rem',
            p: '1rem 1.25rem',
            borderRadius: '0.75rem',
            background: theme.vars.palette.surface.sunken,
            color: 'text.secondary',
            fontSize: '1.0625rem',
            lineHeight: '1.625rem',
          })}
        >
          {texts.dull}
        </Box>
      ) : null}
      <Box sx={{ display: 'grid', gap: 5 }}>
        <DictatedField
          {...field}
          label={asked.label}
          minRows={rows}
          autoFocus
          value={answer?.text ?? ''}
          onChange={(text) => onChange({ text })}
        />
        {asked.more === undefined ? null : (
          <DictatedField
            {...field}
            label={asked.more}
            minRows={2}
            max={INTERVIEW_LIMITS.more}
            value={answer?.more ?? ''}
            onChange={(more) => onChange({ more })}
          />
        )}
      </Box>
      <KeyHint>{texts.keys.text}</KeyHint>
    </>
  );
}
