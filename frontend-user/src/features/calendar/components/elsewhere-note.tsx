import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { linkTo } from '../../../app/paths';

/** Prompts without a place on the page are never hidden in silence (C-40). */
export function ElsewhereNote({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <Typography sx={{ mt: 4, color: 'text.secondary' }}>
      {text}.{' '}
      <Link component={RouterLink} to={linkTo.calendar({ view: 'library' })}>
        See them in the library
      </Link>
    </Typography>
  );
}
