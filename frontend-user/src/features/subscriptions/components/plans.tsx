import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BILLING_TEXTS } from '@drumbeat/domain';
import { SkeletonLines } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { FailureNotice } from '../../../components/failure-notice';
import { InlineAlert } from '../../../components/inline-alert';
import type { Plan } from '../../../entities/types';
import { paths } from '../../../lib/paths';
import { plansQuery, useCheckout, useStartFreePlan } from '../api/checkout';
import { PlanCard } from './plan-card';

const descriptions: Record<Plan['plan_type'], string> = {
  free: 'Plan and write on your own. No card.',
  monthly: 'The staff plan your month with you and prepare each week.',
};

const ENDS_UNPAID =
  'Starting it ends your monthly plan, and the month that is not paid is not charged any more.';

const UNAVAILABLE: Record<Plan['plan_type'], string> = {
  free: 'The staff start this plan for you.',
  monthly: BILLING_TEXTS.notConnected,
};

interface PlansProps {
  /** The user's plan. */
  current: Plan['plan_type'] | null;
  /** The monthly plan waits for its payment: a second one would be refused. */
  isUnpaid: boolean;
  /** Where to go on after paying. */
  next: string | null;
  onStarted: () => void;
}

const side = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.25fr)' },
  gap: { xs: 4, md: 8 },
  alignItems: 'start',
} as const;

/** As high as the two cards, so that what stands below stays where it is. */
function ComingPlans() {
  return (
    <Box sx={side}>
      {['23rem', '26.5rem'].map((minHeight) => (
        <Box
          key={minHeight}
          sx={{ minHeight, p: { xs: 5, md: 6 }, borderRadius: '1rem', border: 1, borderColor: 'divider' }}
        >
          <SkeletonLines
            lines={[
              { width: '6rem', height: '1.5rem' },
              { width: '8rem', height: '2.25rem' },
              { width: '90%' },
              { width: '70%', gapBefore: '2rem' },
              { width: '80%' },
            ]}
          />
        </Box>
      ))}
    </Box>
  );
}

/** Both plans; only available ones have a button. */
export function Plans({ current, isUnpaid, next, onStarted }: PlansProps) {
  const plans = useQuery(plansQuery);
  const startFree = useStartFreePlan();
  const checkout = useCheckout();
  // What was shown once stays: the price is looked at again before anybody pays.
  if (!plans.data && plans.isError) {
    return (
      <FailureNotice
        title="The plans could not be loaded"
        error={plans.error}
        onRetry={() => void plans.refetch()}
      />
    );
  }
  if (!plans.data) return <ComingPlans />;

  const actionFor = (plan: Plan) => {
    if (plan.plan_type === 'monthly' && (isUnpaid || current === 'monthly')) {
      return (
        <Button component={RouterLink} to={paths.billing} variant="outlined" size="large" fullWidth>
          {isUnpaid ? 'Pay it in billing' : 'Your plan: open billing'}
        </Button>
      );
    }
    // The free plan is no step from the monthly one: that is cancelled in billing.
    if (plan.plan_type !== current && current !== 'monthly' && plan.available) {
      const isFree = plan.plan_type === 'free';
      return (
        <Button
          variant={isFree ? 'outlined' : 'contained'}
          size="large"
          fullWidth
          // The page is left as soon as there is an address: the button stays busy until then.
          loading={isFree ? startFree.isPending : checkout.isPending || checkout.isSuccess}
          onClick={() =>
            isFree ? startFree.mutate(undefined, { onSuccess: onStarted }) : checkout.mutate({ plan, next })
          }
        >
          {isFree ? 'Start without a card' : 'Subscribe'}
        </Button>
      );
    }
    return (
      <Typography
        sx={{
          p: '0.625rem 0.875rem',
          borderRadius: '0.5rem',
          bgcolor: 'surface.sunken',
          color: 'text.secondary',
        }}
      >
        {plan.plan_type === current
          ? 'This is your plan.'
          : current === 'monthly'
            ? 'Part of your plan.'
            : UNAVAILABLE[plan.plan_type]}
      </Typography>
    );
  };

  const failure = startFree.error ?? checkout.error;
  return (
    <>
      {failure ? (
        <Box sx={{ mb: 4 }}>
          <InlineAlert tone="bad">{failure.message}</InlineAlert>
        </Box>
      ) : null}
      <Box sx={side}>
        {plans.data.map((plan) => (
          <PlanCard
            key={plan.plan_type}
            plan={plan}
            description={
              isUnpaid && plan.plan_type === 'free' && plan.available
                ? `${descriptions.free} ${ENDS_UNPAID}`
                : descriptions[plan.plan_type]
            }
            accented={plan.plan_type === 'monthly'}
            action={actionFor(plan)}
          />
        ))}
      </Box>
    </>
  );
}
