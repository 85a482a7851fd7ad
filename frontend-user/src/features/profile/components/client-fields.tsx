import Box from '@mui/material/Box';
import { AnswerField } from './answer-field';

/** The fields about the intended readers. */
export function ClientFields() {
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <AnswerField
        name="ideal_target_client"
        label="Your ideal client"
        long
        hint="Think of one person you would like ten more of: their role, their company, what they just decided."
      />
      <AnswerField
        name="client_pain_points"
        label="What they struggle with"
        long
        hint="In the words they use when they first call you."
      />
      <AnswerField
        name="target_audience"
        label="Who else should read you"
        long
        hint="People who pass your name on: partners, peers, former clients."
      />
    </Box>
  );
}
