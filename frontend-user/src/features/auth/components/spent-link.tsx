import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { InlineAlert } from '../../../components/inline-alert';

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
