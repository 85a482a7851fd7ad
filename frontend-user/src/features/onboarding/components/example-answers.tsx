import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ExampleHeading } from './example-heading';

const answers = [
  {
    question: 'Ideal client',
    answer: 'Owner of a design studio with 8 to 20 people who still quotes every project alone.',
  },
  {
    question: 'What they struggle with',
    answer: '“We are fully booked and there is nothing left at the end of the month.”',
  },
  {
    question: 'What the posts should do',
    answer: 'Two first calls a month with owners who know their numbers.',
  },
];

/** Example answers, which show how short an answer may be. */
export function ExampleAnswers() {
  return (
    <>
      <ExampleHeading>How Nora, who advises studios, answered</ExampleHeading>
      <dl>
        {answers.map(({ question, answer }) => (
          <Box key={question} sx={{ py: 4, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
            <Typography component="dt" variant="label" sx={{ color: 'text.disabled' }}>
              {question}
            </Typography>
            <Typography component="dd" sx={{ mt: '2px', fontSize: '1.0625rem', lineHeight: '1.5rem' }}>
              {answer}
            </Typography>
          </Box>
        ))}
      </dl>
    </>
  );
}
