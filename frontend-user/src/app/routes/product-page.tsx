import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isActiveSubscription } from '@drumbeat/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { BrandLink } from '../../components/brand-link';
import { accountQuery } from '../../entities/session/get-session';
import { useLogOut } from '../../features/auth/api/log-out';
import { Plans } from '../../features/subscriptions/components/plans';
import { useCurrentUser } from '../../entities/session/current-user';
import { paths } from '../../lib/paths';
import { BetaTag } from '../shell/beta-tag';

/** /product: the plans, for users without one. Once there is one, the routing rules redirect to the wanted page. */
export function Component() {
  const user = useCurrentUser();
  const queryClient = useQueryClient();
  const logOut = useLogOut();
  const account = useQuery(accountQuery);
  const subscription = account.data?.subscription;
  const current = subscription && isActiveSubscription(subscription) ? subscription.plan_type : null;
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
        <Box sx={{ maxWidth: '44rem', mb: { xs: 6, md: 10 } }}>
          <Typography
            variant="display"
            component="h1"
            sx={{ fontSize: { xs: '1.875rem', md: '3rem' }, lineHeight: { xs: '2.125rem', md: '3.25rem' } }}
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
        <Plans
          current={current}
          onStarted={() => void queryClient.refetchQueries({ queryKey: accountQuery.queryKey })}
        />
      </Box>
    </>
  );
}
