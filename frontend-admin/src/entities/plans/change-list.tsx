import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { components } from '@drumbeat/api-client';
import { changeWords } from '@drumbeat/domain';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Address } from '../../components/address';
import { TimeText } from '../../components/time-text';
import { dayLabel } from '../../lib/times';
import { linkTo } from '../../lib/paths';

export type SubscriptionChange = components['schemas']['StaffChangeResponse'];

/** What brought a change about, in words; a message leads to its own page. */
function Cause({ of: { cause, actor_email, event_id } }: { of: SubscriptionChange }): ReactNode {
  switch (cause) {
    case 'user':
      return 'by the person';
    case 'staff':
      return actor_email === null ? 'by staff' : <>by {<Address>{actor_email}</Address>}</>;
    case 'return':
      return 'found on the return from Checkout';
    case 'comparison':
      return 'found by asking Stripe';
    default:
      // What was ended beside another subscription is noted by its own id.
      return event_id?.startsWith('evt_') ? (
        <Link component={RouterLink} to={linkTo.paymentEvent(event_id)}>
          by a message of Stripe
        </Link>
      ) : (
        'by Stripe'
      );
  }
}

/** 'opened' or 'closed', where access is another one than before; else until when it goes on. */
function effectOf({ opens, opened_before, grace_until, current_period_end }: SubscriptionChange): string {
  const until = grace_until ?? current_period_end;
  if (opens !== opened_before) {
    if (!opens) return 'Access closed';
    return until === null ? 'Access opened' : `Access opened until ${dayLabel(until)}`;
  }
  if (!opens) return 'Access stays closed';
  return until === null ? 'Access stays open' : `Access stays open until ${dayLabel(until)}`;
}

/** Changes of somebody's access, the newest first, each with its reason. */
export function ChangeList({ changes }: { changes: readonly SubscriptionChange[] }) {
  return (
    <Box component="ol" sx={{ display: 'grid' }}>
      {changes.map((change, place) => (
        <Box
          component="li"
          key={change.id}
          sx={{ py: 3, borderTop: 1, borderColor: 'divider', minWidth: 0, overflowWrap: 'anywhere' }}
        >
          <p>{changeWords(change, changes[place + 1])}</p>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {effectOf(change)}, <Cause of={change} />
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.disabled' }}>
            <TimeText at={change.at} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
