import Button from '@mui/material/Button';
import { DialogFrame } from '@drumbeat/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Notice } from '../../components/notice';
import type { Subscription, User } from '../../providers/records';
import { api, byId } from '../../providers/api';

const grantFreePlan = (userId: string) =>
  api.PATCH('/api/admin/users/{id}', { ...byId(userId), body: { grant_free_plan: true } });

const endFreePlan = (userId: string) => api.POST('/api/admin/users/{id}/end-free-plan', byId(userId));

interface FreePlanActionsProps {
  user: User;
  /** Null: none, or not known yet. */
  plan: Subscription | null;
}

/** Gives the free plan to who has no plan that is open, or ends it; a paid plan is ended where it is paid. Both are asked about first. */
export function FreePlanActions({ user, plan }: FreePlanActionsProps) {
  const isOpen = user.subscription_status === 'active';
  if (isOpen && user.plan_type !== 'free') return null;
  return isOpen ? <EndFreePlan user={user} /> : <GrantFreePlan user={user} plan={plan} />;
}

function GrantFreePlan({ user, plan }: FreePlanActionsProps) {
  const isUnpaid = plan?.plan_type === 'monthly' && !['ended', 'ended_unpaid'].includes(plan.reason);
  return (
    <ConfirmedChange
      label="Grant the free plan"
      title={`Give ${user.email} the free plan?`}
      change={() => grantFreePlan(user.id)}
      done="The free plan is active"
    >
      The product opens for them at once, without a card and without an end.
      {isUnpaid
        ? ' Their monthly plan is still there at Stripe: when it is paid after all, it takes the free plan’s place.'
        : null}
    </ConfirmedChange>
  );
}

function EndFreePlan({ user }: { user: User }) {
  return (
    <ConfirmedChange
      label="End the free plan"
      title={`End the free plan of ${user.email}?`}
      change={() => endFreePlan(user.id)}
      done="The free plan has ended"
      isGrave
    >
      The product closes for them at once. What they wrote stays theirs, and scheduled posts still go out.
      Where people may start the free plan themselves, they can start it again.
    </ConfirmedChange>
  );
}

interface ConfirmedChangeProps {
  /** Of the button, and of the one that confirms. */
  label: string;
  title: string;
  change: () => Promise<unknown>;
  done: string;
  isGrave?: boolean;
  children: React.ReactNode;
}

function ConfirmedChange({ label, title, change, done, isGrave = false, children }: ConfirmedChangeProps) {
  const [isAsking, setIsAsking] = useState(false);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: change,
    onSuccess: () => {
      setIsAsking(false);
      notify(done, { type: 'success' });
      return queryClient.invalidateQueries();
    },
    // The plan may be another one than this page shows. The refusal waits for no answer: there may be no network.
    onError: () => void queryClient.invalidateQueries(),
  });
  const close = () => {
    setIsAsking(false);
    reset();
  };
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <DialogFrame
        open={isAsking}
        onClose={close}
        title={title}
        actions={
          <>
            <Button variant="ghost" onClick={close}>
              Cancel
            </Button>
            <Button
              variant="contained"
              color={isGrave ? 'error' : 'primary'}
              loading={isPending}
              onClick={() => mutate()}
            >
              {label}
            </Button>
          </>
        }
      >
        {error ? <Notice tone="bad">{error.message}</Notice> : null}
        {children}
      </DialogFrame>
    </>
  );
}
