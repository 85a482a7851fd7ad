import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { paths } from '../../../lib/paths';

/** The way to the interview, for people of whom few training posts are known. */
export function InterviewInvite() {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 6,
        rowGap: 3,
        mb: 8,
        p: 5,
        border: 1,
        borderColor: 'divider',
        borderRadius: '0.75rem',
        background: theme.vars.palette.surface.promo,
      })}
    >
      <Box sx={{ flex: '1 1 18rem' }}>
        <Typography variant="h3" component="h2" id={id}>
          Tell us how you sound
        </Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary', textWrap: 'pretty' }}>
          Six questions and eight pairs of texts, typed or dictated, in about four minutes. You see what was
          heard before it counts.
        </Typography>
      </Box>
      <Button component={RouterLink} to={paths.voiceInterview} variant="outlined">
        Voice interview
      </Button>
    </Box>
  );
}
