import Button from '@mui/material/Button';
import { connectionEndLabel } from '@drumbeat/domain';
import { InlineAlert } from '../../../components/inline-alert';
import { useConnectLinkedIn } from '../../../entities/linkedin/authorize';

interface ReconnectBannerProps {
  /** Null when the connection has already ended. */
  daysLeft: number | null;
  /** LinkedIn's redirect target. */
  returnTo: string;
}

/** Above the page while posts wait, or are about to wait, for the user to sign in at LinkedIn again. */
export default function ReconnectBanner({ daysLeft, returnTo }: ReconnectBannerProps) {
  const connect = useConnectLinkedIn();
  return (
    <InlineAlert
      tone={daysLeft === null ? 'bad' : 'warn'}
      action={
        <Button
          variant="text"
          size="small"
          loading={connect.isPending}
          sx={{ my: '-0.25rem', color: 'inherit', textDecoration: 'underline', textUnderlineOffset: 3 }}
          onClick={() => connect.mutate(returnTo)}
        >
          Connect to LinkedIn
        </Button>
      }
    >
      {daysLeft === null
        ? 'LinkedIn needs you to sign in again. Scheduled posts wait until you do.'
        : `${connectionEndLabel(daysLeft)} Posts planned for later wait until you connect again.`}
    </InlineAlert>
  );
}
