import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { bodyOf } from '@drumbeat/api-client';
import { SkeletonLines } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { FactList } from '../../components/fact-list';
import { Quiet } from '../../components/quiet';
import { Section } from '../../components/section';
import type { Subscription, User } from '../../providers/records';
import { ChangeList, type SubscriptionChange } from '../../entities/plans/change-list';
import { FreePlanActions } from './free-plan-actions';
import { PeriodEnd, planLabel, planName } from '../../entities/plans/plan-words';
import { PlanState } from '../../entities/plans/plan-state';
import { api, byId } from '../../providers/api';
import { useRows } from '../../providers/use-rows';
import { linkTo } from '../../lib/paths';

async function readSubscriptionChanges(userId: string): Promise<SubscriptionChange[]> {
  return bodyOf(await api.GET('/api/admin/users/{id}/subscription-changes', byId(userId))).changes;
}

/** One person's plan, what staff may do about it, and the whole line of what changed their access. */
export function PersonPlan({ user }: { user: User }) {
  const { data } = useRows<Subscription, 'subscriptions'>('subscriptions', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'created_at', order: 'DESC' },
    filter: { user_id: user.id },
  });
  const plan = data?.[0] ?? null;
  return (
    <Section title="Plan">
      <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
        <FactList
          facts={[
            // Its state stands in words of its own below.
            ['Plan', plan ? planName(plan.plan_type) : planLabel(user)],
            ...(plan
              ? ([
                  ['State', <PlanState key="state" of={plan} />],
                  ['Period', <PeriodEnd key="period" of={plan} />],
                ] as const)
              : []),
          ]}
        />
        <FreePlanActions user={user} plan={plan} />
        <Link component={RouterLink} to={linkTo.list('payment-events', { q: user.email })}>
          Messages of Stripe about them
        </Link>
        <Changes userId={user.id} />
      </Box>
    </Section>
  );
}

function Changes({ userId }: { userId: string }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['subscription-changes', userId],
    queryFn: () => readSubscriptionChanges(userId),
  });
  if (error && !data) {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Quiet>Their history could not be loaded: {error.message}</Quiet>
        <Button variant="text" size="small" loading={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </Box>
    );
  }
  if (!data) return <SkeletonLines lines={[{ width: '12rem' }, { width: '9rem' }]} />;
  if (data.length === 0) return <Quiet>Nothing has changed their access yet.</Quiet>;
  return (
    <Box sx={{ width: '100%' }}>
      <ChangeList changes={data} />
    </Box>
  );
}
