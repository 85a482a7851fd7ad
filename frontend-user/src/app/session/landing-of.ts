import type { User } from '../../lib/api-types';
import { paths } from '../paths';

/** Addresses of this site only: `//host` and `https:` would lead away from it. */
const isOwnAddress = (address: string) => /^\/(?![/\\])/.test(address);

/** Where a user lands after signing in: an admin in the console, others where they wanted to go. */
export function landingOf(user: Pick<User, 'is_admin'>, wanted: string | null): string {
  if (wanted && isOwnAddress(wanted)) return wanted;
  return user.is_admin ? paths.admin : paths.dashboard;
}

/** The console is a page of its own; the router knows nothing of it. */
export const isConsole = (address: string) =>
  address === paths.admin || address.startsWith(`${paths.admin}/`);
