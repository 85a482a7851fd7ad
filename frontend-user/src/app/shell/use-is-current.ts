import { matchPath, useLocation } from 'react-router';
import { paths } from '../../lib/paths';

/** True when an entry of the navigation is current: its page or one below it. The dashboard has two addresses. */
export function useIsCurrent(to: string): boolean {
  const { pathname } = useLocation();
  const here = pathname === paths.dashboardAlias ? paths.dashboard : pathname;
  // The writing profile is below the profile and has its own entry.
  return matchPath({ path: to, end: to === paths.profile }, here) !== null;
}
