import Box from '@mui/material/Box';
import { ADDRESS_FORMS, type PostLanguage, STANCES } from '@drumbeat/domain';
import type { InterviewTexts } from '../texts/interview-texts';
import { ChoiceOption } from './choice-list';
import { KeyHint, StepHead } from './step-head';

interface ChoiceQuestionProps {
  question: 'argue_or_ask' | 'address';
  chosen: string | null;
  onChoose: (choice: string) => void;
  language: PostLanguage;
  texts: InterviewTexts;
}

/** A question with a few answers. */
export function ChoiceQuestion({ question, chosen, onChoose, language, texts }: ChoiceQuestionProps) {
  const { title, lead, label } = texts.questions[question];
  const options =
    question === 'argue_or_ask'
      ? STANCES.map((value) => ({ value, text: texts.stances[value] }))
      : ADDRESS_FORMS[language].map((value) => ({ value, text: texts.addresses[value] ?? value }));
  return (
    <>
      <StepHead id={question} title={title} lead={lead} takesFocus />
      <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 3 }}>
        {options.map(({ value, text }, place) => (
          <ChoiceOption
            key={value}
            number={place + 1}
            isChosen={chosen === value}
            onChoose={() => onChoose(value)}
          >
            {text}
          </ChoiceOption>
        ))}
      </Box>
      <KeyHint>{texts.keys.choice(options.length)}</KeyHint>
    </>
  );
}
