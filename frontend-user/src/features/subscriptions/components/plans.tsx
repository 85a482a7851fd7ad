import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SkeletonLines } from '@drumbeat/ui';
import { useQuery, queryOptions, useMutation } from '@tanstack/react-query';
import { FailureNotice } from '../../../components/failure-notice';
import { InlineAlert } from '../../../components/inline-alert';
import type { Plan } from '../../../entities/types';
import { PlanCard } from './plan-card';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';

const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async () => bodyOf(await api.GET('/api/subscriptions/plans')).plans,
  staleTime: Infinity,
});

const useStartFreePlan = () =>
  useMutation({ mutationFn: async () => bodyOf(await api.POST('/api/subscriptions/free')).subscription });

const descriptions: Record<Plan['plan_type'], string> = {
  free: 'Plan and write on your own. No card.',
  monthly: 'The staff plan your month with you and prepare each week.',
};

const UNAVAILABLE: Record<Plan['plan_type'], string> = {
  free: 'The staff start this plan for you.',
  monthly: 'Not for sale in this version yet. Payment comes with a later release.',
};

interface PlansProps {
  /** The user's plan. */
  current: Plan['plan_type'] | null;
  onStarted: () => void;
}

/** Both plans; only available ones have a button. */
export function Plans({ current, onStarted }: PlansProps) {
  const plans = useQuery(plansQuery);
  const startFree = useStartFreePlan();
  if (plans.isError) {
    return (
      <FailureNotice
        title="The plans could not be loaded"
        error={plans.error}
        onRetry={() => void plans.refetch()}
      />
    );
  }
  if (plans.isPending)
    return <SkeletonLines lines={[{ width: '20rem', height: '2rem' }, { width: '60%' }, { width: '40%' }]} />;

  const actionFor = (plan: Plan) => {
    if (plan.plan_type !== current && plan.plan_type === 'free' && plan.available) {
      return (
        <Button
          variant="contained"
          size="large"
          fullWidth
          loading={startFree.isPending}
          onClick={() => startFree.mutate(undefined, { onSuccess: onStarted })}
        >
          Start without a card
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
        {plan.plan_type === current ? 'This is your plan.' : UNAVAILABLE[plan.plan_type]}
      </Typography>
    );
  };

  return (
    <>
      {startFree.error ? (
        <Box sx={{ mb: 4 }}>
          <InlineAlert tone="bad">{startFree.error.message}</InlineAlert>
        </Box>
      ) : null}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.25fr)' },
          gap: { xs: 4, md: 8 },
          alignItems: 'start',
          maxWidth: '52rem',
        }}
      >
        {plans.data.map((plan) => (
          <PlanCard
            key={plan.plan_type}
            plan={plan}
            description={descriptions[plan.plan_type]}
            accented={plan.plan_type === 'free'}
            action={actionFor(plan)}
          />
        ))}
      </Box>
    </>
  );
}
