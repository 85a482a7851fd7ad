import Typography from '@mui/material/Typography';
import { FieldError } from '@drumbeat/ui';

/** Under the panel's one line, which has no room for it: why it cannot be sent. */
export function AskProblem({ problem }: { problem: string | undefined }) {
  if (problem === undefined) return null;
  return (
    <Typography
      role="alert"
      variant="caption"
      component="p"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, px: { xs: 4, md: 3 }, pb: 2, color: 'error.main' }}
    >
      <FieldError>{problem}</FieldError>
    </Typography>
  );
}
