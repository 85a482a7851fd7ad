import Box from '@mui/material/Box';
import { AnswerField } from './answer-field';

/** The business behind the posts, and what they are to do for it. */
export function BusinessFields() {
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <AnswerField name="industry" label="Your field" placeholder="Design studio, tax law, HR consulting" />
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <AnswerField
          name="business_size"
          label="Size of your business"
          placeholder="Two partners, four staff"
        />
        <AnswerField name="company_size" label="Size of your clients" placeholder="10 to 50 people" />
      </Box>
      <AnswerField
        name="pain_points"
        label="What is hard in your own business right now"
        long
        hint="It tells us which posts would help: too few leads, the wrong leads, a price nobody believes."
      />
      <AnswerField
        name="content_strategy"
        label="What your posts should do for you"
        long
        hint="For example: two good first calls a month, or being the name people think of for one thing."
      />
    </Box>
  );
}
