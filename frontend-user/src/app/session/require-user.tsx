import { use } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { CurrentUser } from '../../lib/current-user';
import { linkTo } from '../paths';

/** Sends a visitor to sign in and brings them back to this address afterwards. */
export function RequireUser() {
  const user = use(CurrentUser);
  const { pathname, search } = useLocation();
  if (!user) return <Navigate to={linkTo.login({ next: `${pathname}${search}` })} replace />;
  return <Outlet />;
}
