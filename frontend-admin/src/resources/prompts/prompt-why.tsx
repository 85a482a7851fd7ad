import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Prompt } from '../../providers/records';

/** Why the writer thinks that the prompt suits its person, who reads it beside the prompt. */
export function PromptWhy({ prompt: { why, user_name } }: { prompt: Prompt }) {
  if (why === null) return null;
  return (
    <div>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
        <Typography variant="label" component="p">
          Why for {user_name ?? 'this person'}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.disabled' }}>
          they read this beside the prompt
        </Typography>
      </Box>
      <Typography sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>{why}</Typography>
    </div>
  );
}
