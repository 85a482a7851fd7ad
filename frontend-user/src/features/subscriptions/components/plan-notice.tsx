import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { InlineAlert } from '../../../components/inline-alert';
import { useCurrentUser } from '../../../entities/session/current-user';
import { paths } from '../../../lib/paths';
import { dayOf } from '../../../lib/text/time-format';
import { usePortal } from '../api/billing';
import { whatHappened } from '../billing-words.rules';

/** Over the plans: what became of the plan that led here, and the way to fix it. */
export function PlanNotice({ plan }: { plan: Parameters<typeof whatHappened>[0] }) {
  const { time_zone } = useCurrentUser();
  const portal = usePortal();
  const happened = whatHappened(plan, (date) => dayOf(date, time_zone));
  if (!happened) return null;
  return (
    <Box component="section" aria-label="Your plan" sx={{ display: 'grid', gap: 3, mb: { xs: 6, md: 8 } }}>
      <InlineAlert
        tone={happened.isProblem ? 'bad' : 'info'}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            {happened.isPayable ? (
              <Button
                variant="outlined"
                size="small"
                loading={portal.isPending || portal.isSuccess}
                onClick={() => portal.mutate()}
              >
                Change the card
              </Button>
            ) : null}
            <Button
              component={RouterLink}
              to={paths.billing}
              variant="text"
              size="small"
              sx={{ color: 'inherit', textDecoration: 'underline', textUnderlineOffset: 3 }}
            >
              Open billing
            </Button>
          </Box>
        }
      >
        {happened.text}
      </InlineAlert>
      {portal.error ? <InlineAlert tone="bad">{portal.error.message}</InlineAlert> : null}
    </Box>
  );
}
