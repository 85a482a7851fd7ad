import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { linkTo } from '../../../app/paths';

interface ElsewhereNoteProps {
  text: string | null;
  /** The week's Monday. */
  week: string;
}

/** Prompts without a place on the page are never hidden in silence (CALENDAR-3). */
export function ElsewhereNote({ text, week }: ElsewhereNoteProps) {
  if (!text) return null;
  return (
    <Typography sx={{ mt: 4, color: 'text.secondary' }}>
      {text}.{' '}
      <Link component={RouterLink} to={linkTo.calendar({ layout: 'list', selectedDate: week })}>
        See them in the list
      </Link>
    </Typography>
  );
}
