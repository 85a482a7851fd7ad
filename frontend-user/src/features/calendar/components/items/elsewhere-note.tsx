import { type Elsewhere, elsewhereText } from '../../calendar-elsewhere.rules';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { linkTo } from '../../../../lib/paths';

interface ElsewhereNoteProps {
  elsewhere: Elsewhere;
  /** The week's Monday. */
  week: string;
}

/** Lists entries that the page does not show (CALENDAR-3). */
export function ElsewhereNote({ elsewhere, week }: ElsewhereNoteProps) {
  const words = elsewhereText(elsewhere);
  if (!words) return null;
  return (
    <Typography sx={{ mt: 4, color: 'text.secondary' }}>
      {words.text}.{' '}
      <Link component={RouterLink} to={linkTo.calendar({ layout: 'list', selectedDate: week })}>
        {words.link}
      </Link>
    </Typography>
  );
}
