import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { BILLING_TEXTS } from '@drumbeat/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { InlineAlert } from '../../../components/inline-alert';
import { ApiError } from '../../../lib/http/api';
import { linkTo, paths } from '../../../lib/paths';
import { confirmationQuery } from '../api/checkout';

interface PaymentReturnProps {
  sessionId: string;
  /** Where to go on. */
  next: string;
  /** The payment service says that it was paid, or does not respond after it sent its payer back. */
  onPaid: () => void;
}

/** Back from the payment page: what became of the payment, asked for at once and not waited for (PAY-5). */
export function PaymentReturn({ sessionId, next, onPaid }: PaymentReturnProps) {
  const confirmation = useQuery(confirmationQuery(sessionId));
  const { data, error, isPending } = confirmation;
  const state = data?.state ?? (isPending ? 'asking' : 'unknown');
  const isPaid =
    state === 'open' || state === 'paid_twice' || (state === 'unknown' && error !== null && isAway(error));
  const told = useRef(false);
  useEffect(() => {
    if (!isPaid || told.current) return;
    told.current = true;
    onPaid();
  }, [isPaid, onPaid]);

  const again = (
    <Button variant="outlined" loading={confirmation.isFetching} onClick={() => void confirmation.refetch()}>
      Ask again
    </Button>
  );
  const plans = (
    <Button component={RouterLink} to={linkTo.upgrade()} variant="contained">
      See the plans
    </Button>
  );
  const onward = (
    <>
      <Button component={RouterLink} to={next} variant="contained">
        Continue
      </Button>
      <Button component={RouterLink} to={paths.billing} variant="text">
        Open billing
      </Button>
    </>
  );
  if (isUnknown(error)) {
    return (
      <Outcome title="There is no such payment of yours" actions={plans}>
        <InlineAlert tone="bad">{BILLING_TEXTS.unknownCheckout}</InlineAlert>
        <Typography sx={{ mt: 3, color: 'text.secondary' }}>
          If you paid with another account, sign in to that one: its plan is open.
        </Typography>
      </Outcome>
    );
  }
  switch (state) {
    case 'asking':
      return (
        <Outcome title="Confirming your payment">
          <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
            <CircularProgress size={18} aria-hidden />
            <Typography>We ask Stripe whether it arrived. This takes a moment.</Typography>
          </Box>
        </Outcome>
      );
    case 'open':
      return (
        <Outcome title="Your monthly plan is open" actions={onward}>
          <Typography>
            Your payment arrived. The staff write to you about the onboarding call; a mail with everything is
            on its way.
          </Typography>
        </Outcome>
      );
    case 'paid_twice':
      return (
        <Outcome title="This payment goes back to you" actions={onward}>
          <InlineAlert tone="info">
            Your monthly plan was paid already, and is open. This second payment is ended and on its way back
            to your card, which can take some days.
          </InlineAlert>
        </Outcome>
      );
    case 'unpaid':
      return (
        <Outcome
          title="You have not paid yet"
          actions={
            <>
              {data?.url ? (
                <Button href={data.url} variant="contained">
                  Back to the payment page
                </Button>
              ) : null}
              <Button component={RouterLink} to={linkTo.upgrade()} variant="text">
                See the plans
              </Button>
            </>
          }
        >
          <InlineAlert tone="info">
            Nothing was charged. The payment page stays open for an hour from when you began.
          </InlineAlert>
        </Outcome>
      );
    case 'pending':
      return (
        <Outcome
          title="The payment is not finished yet"
          actions={
            <>
              {again}
              <Button component={RouterLink} to={paths.billing} variant="text">
                Open billing
              </Button>
            </>
          }
        >
          <InlineAlert tone="warn">
            Your bank or Stripe has not confirmed it. As soon as they do, the plan opens by itself and you get
            a mail. Nothing has to be paid twice.
          </InlineAlert>
        </Outcome>
      );
    case 'expired':
      return (
        <Outcome title="This payment page has expired" actions={plans}>
          <InlineAlert tone="info">Nothing was charged. You can begin again at any time.</InlineAlert>
        </Outcome>
      );
    default:
      return (
        <Outcome title="We could not confirm your payment" actions={again}>
          <InlineAlert tone="bad">{error?.message}</InlineAlert>
          <Typography sx={{ mt: 3, color: 'text.secondary' }}>
            If you paid, the plan opens by itself as soon as Stripe responds. You need not pay again.
          </Typography>
        </Outcome>
      );
  }
}

/** Another account's, or an address that was never ours: asking again would say the same. */
const isUnknown = (error: Error | null) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** 503, and what the network did: the payment itself may be whole. */
const isAway = (error: Error) =>
  !('status' in error && typeof error.status === 'number' && error.status < 500);

function Outcome({ title, children, actions }: { title: string; children: ReactNode; actions?: ReactNode }) {
  return (
    <Box sx={{ maxWidth: '34rem', mx: 'auto', pt: { xs: 4, md: 10 } }}>
      <Typography variant="h1" sx={{ mb: 4 }}>
        {title}
      </Typography>
      {children}
      {actions ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 5 }}>{actions}</Box>
      ) : null}
    </Box>
  );
}
