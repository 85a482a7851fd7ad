import { matchPath, useLocation } from 'react-router';
import { paths } from '../../lib/paths';

/** Whether an entry of the navigation is where the user is: its page or one below it. The dashboard has two addresses. */
export function useIsCurrent(to: string): boolean {
  const { pathname } = useLocation();
  const here = pathname === paths.dashboardAlias ? paths.dashboard : pathname;
  // The writing profile lies below the profile and has an entry of its own.
  return matchPath({ path: to, end: to === paths.profile }, here) !== null;
}
