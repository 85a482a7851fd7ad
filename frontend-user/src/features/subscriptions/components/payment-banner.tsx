import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { InlineAlert } from '../../../components/inline-alert';
import { useCurrentUser } from '../../../entities/session/current-user';
import { paths } from '../../../lib/paths';
import { dayOf } from '../../../lib/text/time-format';

/** Above the page in the days of grace, so that nobody learns of them from a closed door. */
export default function PaymentBanner({ until }: { until: string }) {
  const { time_zone } = useCurrentUser();
  return (
    <Box component="aside" aria-label="Payment" sx={{ px: { xs: 4, md: 10 }, pt: 2 }}>
      <InlineAlert
        tone="bad"
        action={
          <Button
            component={RouterLink}
            to={paths.billing}
            variant="text"
            size="small"
            sx={{
              // On a phone it stands below the sentence, at its left.
              mt: { xs: '-0.75rem', sm: '-0.25rem' },
              mb: '-0.25rem',
              ml: { xs: '1.25rem', sm: 0 },
              color: 'inherit',
              textDecoration: 'underline',
              textUnderlineOffset: 3,
            }}
          >
            Open billing
          </Button>
        }
      >
        Your last payment failed. Everything stays open until {dayOf(until, time_zone)}.
      </InlineAlert>
    </Box>
  );
}
