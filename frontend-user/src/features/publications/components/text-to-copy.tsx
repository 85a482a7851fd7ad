import Typography from '@mui/material/Typography';

/** The user's own words, to be copied as they stand. */
export const TextToCopy = ({ text }: { text: string }) => (
  <Typography
    component="blockquote"
    dir="auto"
    sx={(theme) => ({
      m: 0,
      p: 3,
      borderRadius: '0.5rem',
      background: theme.vars.palette.background.paper,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    })}
  >
    {text}
  </Typography>
);
