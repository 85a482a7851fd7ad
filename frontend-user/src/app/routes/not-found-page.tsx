import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EmptyState } from '@drumbeat/ui';
import { MapPinOff } from 'lucide-react';
import { use } from 'react';
import { Link as RouterLink } from 'react-router';
import { useLogOut } from '../../features/auth/api/log-out';
import { CurrentUser } from '../../entities/session/current-user';
import { paths } from '../../lib/paths';

/** For everybody; signed-in users can sign out here as on every other page. */
export function Component() {
  const user = use(CurrentUser);
  const logOut = useLogOut();
  return (
    <Box component="main" id="main" sx={{ maxWidth: '36rem', mx: 'auto', p: 6, pt: 'calc(10vh + 1.5rem)' }}>
      <title>Not found – Drumbeat</title>
      <EmptyState
        sign={MapPinOff}
        title="There is no page at this address"
        component="h2"
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button component={RouterLink} to={paths.landing} variant="outlined" size="small">
              Go to the start
            </Button>
            {user ? (
              <Button variant="ghost" size="small" onClick={() => logOut.start()}>
                Sign out
              </Button>
            ) : null}
          </Box>
        }
      >
        It may have moved, or the link is incomplete.
      </EmptyState>
    </Box>
  );
}
