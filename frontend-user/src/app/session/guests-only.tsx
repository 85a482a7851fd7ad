import { use } from 'react';
import { Navigate, Outlet, useSearchParams } from 'react-router';
import { FullPageWait } from '../../components/full-page-wait';
import { CurrentUser } from '../../lib/current-user';
import { LeaveFor } from './leave-for';
import { isConsole, landingOf } from './landing-of';

/** Landing, sign-in and sign-up: whoever is signed in goes on to where they wanted. */
export function GuestsOnly() {
  const user = use(CurrentUser);
  const [search] = useSearchParams();
  if (!user) return <Outlet />;
  const address = landingOf(user, search.get('next'));
  if (isConsole(address)) {
    return (
      <LeaveFor address={address}>
        <FullPageWait>Opening the console</FullPageWait>
      </LeaveFor>
    );
  }
  return <Navigate to={address} replace />;
}
