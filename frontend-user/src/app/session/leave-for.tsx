import { useEffect, type ReactNode } from 'react';
import { paths } from '../../lib/paths';

/** The console is a page of its own; the router knows nothing of it. */
export const isConsole = (address: string) =>
  address === paths.admin || address.startsWith(`${paths.admin}/`);

/** Leaves this app for another one on the same origin; shows `children` until the browser has gone. */
export function LeaveFor({ address, children }: { address: string; children: ReactNode }) {
  useEffect(() => window.location.replace(address), [address]);
  return children;
}
