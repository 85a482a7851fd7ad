import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { InlineAlert } from '../../../components/inline-alert';
import { useMailPasswordLink } from '../api/mail-password-link';

/** Accounts without a password set one by a mailed link. */
export function PasswordLink({ email }: { email: string }) {
  const mail = useMailPasswordLink();
  if (mail.isSuccess) {
    return (
      <InlineAlert tone="info">
        A link is on its way to {email}. It works once, for 30 minutes. Setting the password signs you out on
        all other devices.
      </InlineAlert>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      {mail.error ? <InlineAlert tone="bad">{mail.error.message}</InlineAlert> : null}
      <Typography sx={{ color: 'text.secondary' }}>
        We mail you a link to {email}; with it you choose a password.
      </Typography>
      <Button variant="outlined" loading={mail.isPending} onClick={() => mail.mutate(email)}>
        Mail me a link
      </Button>
    </Box>
  );
}
