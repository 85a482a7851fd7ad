import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { tooLongProblem } from '../../../lib/text/too-long.rules';
import { WRITING_LIMITS } from '@drumbeat/domain';
import { InputField } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useCurrentUser } from '../../../entities/session/current-user';
import type { Answer, DraftRequest } from '../../../entities/types';
import { writerQuery } from '../api/writer';
import { keptAnswers } from '../kept-answers';

interface QuestionsFormProps {
  /** What they were asked for: the answers are kept on this device for it. */
  request: DraftRequest;
  questions: readonly string[];
  /** The given answers; none means: write anyway. */
  onAnswer: (answers: Answer[]) => void;
  onCancel?: () => void;
  /** Another way on, beside the buttons. */
  wayOn?: ReactNode;
}

/** Signs and emoji alone are nothing to write from. */
const saysNothing = (answer: string) => !/[\p{L}\p{N}]/u.test(answer);

const problemOf = (answer = '') => tooLongProblem(answer.trim(), WRITING_LIMITS.answer);

/** The built-in writer adds no sentence, so without an answer there is none. */
const TEXTS = {
  model: {
    why: 'There is little to write from, and facts are not invented here. Answer what you like.',
    anyway: 'Write anyway',
  },
  'built-in': {
    why: 'The built-in writer adds no sentence of its own: your answers become the post. One is enough, and it may be rough.',
    anyway: 'Only the places to fill',
  },
} as const;

/** Up to three questions in place of facts that the writer would have to invent. */
export function QuestionsForm({ request, questions, onAnswer, onCancel, wayOn }: QuestionsFormProps) {
  const user = useCurrentUser();
  const [answers, setAnswers] = useState<readonly string[]>(() => {
    const kept = keptAnswers.read(user.id, request);
    return questions.map((question) => kept?.answers[kept.questions.indexOf(question)] ?? '');
  });
  function change(index: number, answer: string) {
    const next = answers.with(index, answer);
    setAnswers(next);
    keptAnswers.keep(user.id, request, { questions, answers: next });
  }
  const writer = useQuery(writerQuery);
  const texts = TEXTS[writer.data?.kind ?? 'model'];
  const given = questions.flatMap((question, index) => {
    const answer = answers[index]?.trim() ?? '';
    return saysNothing(answer) ? [] : [{ question, answer }];
  });
  return (
    <Box
      component="form"
      aria-labelledby="questions-title"
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(given);
      }}
      sx={{ display: 'grid', gap: 4 }}
    >
      <div>
        <Typography variant="h3" component="h2" id="questions-title">
          {questions.length === 1 ? 'One question first' : 'A few questions first'}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{texts.why}</Typography>
      </div>
      {questions.map((question, index) => (
        <InputField
          key={question}
          label={question}
          value={answers[index] ?? ''}
          multiline
          autoFocus={index === 0}
          minRows={1}
          maxRows={5}
          problem={problemOf(answers[index])}
          onChange={(event) => change(index, event.target.value)}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          type="submit"
          variant="contained"
          size="small"
          disabled={given.length === 0 || answers.some((answer) => problemOf(answer))}
        >
          {given.length > 1 ? 'Write with these answers' : 'Write with this answer'}
        </Button>
        {given.length > 0 ? null : (
          <Button variant="outlined" size="small" onClick={() => onAnswer([])}>
            {texts.anyway}
          </Button>
        )}
        {wayOn}
        {onCancel ? (
          <Button variant="ghost" size="small" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}
