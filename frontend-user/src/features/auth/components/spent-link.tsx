import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { InlineAlert } from '../../../components/inline-alert';
import { ApiError } from '../../../lib/http/api';

/** The API's 410: the link of a mail was used, has run out, or is none of ours. */
export const isSpentLink = (error: Error): boolean => error instanceof ApiError && error.status === 410;

interface SpentLinkProps {
  /** The API's own message: used, expired, unknown. */
  children: string;
  wayOn: { label: string; to: string };
}

/** A link that leads nowhere any more, and where to get a new one. */
export function SpentLink({ children, wayOn }: SpentLinkProps) {
  return (
    <>
      <InlineAlert tone="bad">{children}</InlineAlert>
      <Button component={RouterLink} to={wayOn.to} variant="contained" size="large" fullWidth autoFocus>
        {wayOn.label}
      </Button>
    </>
  );
}
