import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PAYMENT_GRACE_DAYS, RENEWAL_REMINDER_DAYS } from '@drumbeat/domain';

const facts = [
  { term: 'Credits', text: 'None. Draft as often as you like.' },
  { term: 'Renewal', text: `A mail ${RENEWAL_REMINDER_DAYS} days before.` },
  { term: 'Leaving', text: 'Two clicks. Your posts are kept, and yours to export.' },
] as const;

const questions = [
  {
    question: 'Have a promotion code?',
    answer:
      'You enter it on the payment page. It shows what is charged today and what later, before you pay.',
  },
  {
    question: 'What happens when I cancel?',
    answer:
      'Nothing is charged again, and everything stays open until the month that you paid ends. Until then you can take it up again. Afterwards your posts and your profile are kept, and you can export them in the settings. A month that is not paid ends at once, and is not charged any more.',
  },
  {
    question: 'What if my card fails?',
    answer: `We tell you by mail, and everything stays open for ${PAYMENT_GRACE_DAYS} days from the renewal. A new card sets it right at once.`,
  },
  {
    question: 'Who sees my card?',
    answer: 'Stripe alone. Drumbeat never receives its number.',
  },
  {
    question: 'Is the price with taxes?',
    answer: 'Taxes are added on the payment page where they apply, before you pay.',
  },
] as const;

/** What people want to know before they pay. */
export function PlanFacts() {
  return (
    <Box component="aside" aria-label="Good to know" sx={{ display: 'grid', alignContent: 'start' }}>
      <Box component="dl" sx={{ m: 0 }}>
        {facts.map(({ term, text }) => (
          <Box key={term} sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
            <Typography variant="caption" component="dt" sx={{ color: 'text.disabled' }}>
              {term}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

export function PlanQuestions() {
  return (
    <Box component="section" aria-labelledby="questions" sx={{ mt: { xs: 10, md: 14 }, maxWidth: '46rem' }}>
      <Typography variant="h2" id="questions" sx={{ mb: 2 }}>
        Questions and answers
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {questions.map(({ question, answer }) => (
          <Box key={question} sx={{ py: 4, borderTop: 1, borderColor: 'divider' }}>
            <Typography component="dt" sx={{ fontWeight: 550 }}>
              {question}
            </Typography>
            <Typography component="dd" sx={{ m: 0, mt: 1, color: 'text.secondary', textWrap: 'pretty' }}>
              {answer}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
