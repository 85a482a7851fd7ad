import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isActiveSubscription, safeReturnPath } from '@drumbeat/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, type ComponentProps } from 'react';
import { Link as RouterLink, NavigationType, useNavigationType, useSearchParams } from 'react-router';
import { BrandLink } from '../../components/brand-link';
import { accountQuery } from '../../entities/session/get-session';
import { useLogOut } from '../../features/auth/api/log-out';
import { PaymentReturn } from '../../features/subscriptions/components/payment-return';
import { PlanFacts, PlanQuestions } from '../../features/subscriptions/components/plan-questions';
import { PlanNotice } from '../../features/subscriptions/components/plan-notice';
import { Plans } from '../../features/subscriptions/components/plans';
import { useCurrentUser } from '../../entities/session/current-user';
import { paymentMark } from '../../entities/session/session-marks';
import { paths } from '../../lib/paths';
import { BetaTag } from '../shell/beta-tag';

/**
 * /product: the plans, for users without one. Once there is one, the routing rules redirect to the wanted page. With `session_id` it is the
 * return from the payment page.
 */
export function Component() {
  const user = useCurrentUser();
  const queryClient = useQueryClient();
  const logOut = useLogOut();
  const [search] = useSearchParams();
  const next = safeReturnPath(search.get('next'));
  const sessionId = search.get('session_id');
  const account = useQuery(accountQuery);
  const subscription = account.data?.subscription ?? null;
  const current = subscription && isActiveSubscription(subscription) ? subscription.plan_type : null;
  const onPaid = useCallback(() => {
    paymentMark.renew();
    // What was refused without a plan is asked for again.
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'confirmation' });
  }, [queryClient]);
  return (
    <>
      <title>Plans – Drumbeat</title>
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          height: { xs: '3.5rem', md: '4.5rem' },
          px: { xs: 4, md: 8 },
        }}
      >
        <BrandLink to={paths.landing} />
        <BetaTag />
        <Typography
          variant="caption"
          sx={{ ml: 'auto', color: 'text.disabled', display: { xs: 'none', sm: 'inline' } }}
        >
          {user.email}
        </Typography>
        {current ? (
          <Button
            component={RouterLink}
            to={paths.dashboard}
            variant="ghost"
            size="small"
            sx={{ ml: { xs: 'auto', sm: 0 } }}
          >
            Back to Drumbeat
          </Button>
        ) : (
          <Button
            variant="ghost"
            size="small"
            sx={{ ml: { xs: 'auto', sm: 0 } }}
            onClick={() => logOut.start()}
          >
            Sign out
          </Button>
        )}
      </Box>
      <Box
        component="main"
        id="main"
        sx={{ maxWidth: '76rem', mx: 'auto', p: { xs: '1.25rem 1rem 2.5rem', md: '2rem 2rem 3rem' } }}
      >
        {sessionId ? (
          <PaymentReturn sessionId={sessionId} next={next ?? paths.dashboard} onPaid={onPaid} />
        ) : (
          <Offer
            plan={subscription}
            current={current}
            isUnpaid={subscription?.reason === 'payment_failed'}
            next={next}
            onStarted={() => void queryClient.refetchQueries({ queryKey: accountQuery.queryKey })}
          />
        )}
      </Box>
    </>
  );
}

/** Whoever is led here, as at the end of the onboarding, begins at its title. */
function useFocusOnArrival() {
  const title = useRef<HTMLHeadingElement>(null);
  const isLedHere = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (isLedHere) title.current?.focus({ preventScroll: true });
  }, [isLedHere]);
  return title;
}

/** What became of the plan so far, what there is to choose from, and what people want to know before. */
function Offer({ plan, ...props }: ComponentProps<typeof PlanNotice> & ComponentProps<typeof Plans>) {
  const title = useFocusOnArrival();
  return (
    <>
      <PlanNotice plan={plan} />
      <Box sx={{ maxWidth: '44rem', mb: { xs: 6, md: 10 } }}>
        <Typography
          variant="display"
          component="h1"
          ref={title}
          tabIndex={-1}
          sx={{
            fontSize: { xs: '1.875rem', md: '3rem' },
            lineHeight: { xs: '2.125rem', md: '3.25rem' },
            '&:focus': { outline: 0 },
          }}
        >
          Three posts a week, from your own topics.
        </Typography>
        <Typography
          variant="subtitle1"
          component="p"
          sx={{ mt: 4, color: 'text.secondary', textWrap: 'pretty' }}
        >
          You bring what you know. We bring the plan, prompts from your topics, and a draft that sounds like
          you.
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 17rem' },
          gap: { xs: 8, lg: 12 },
        }}
      >
        <div>
          <Plans {...props} />
        </div>
        <PlanFacts />
      </Box>
      <PlanQuestions />
    </>
  );
}
