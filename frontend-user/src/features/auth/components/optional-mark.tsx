import Typography from '@mui/material/Typography';

/** Beside the label of a field that may stay empty. */
export const OptionalMark = () => (
  <Typography variant="caption" sx={{ color: 'text.disabled' }}>
    Optional
  </Typography>
);
