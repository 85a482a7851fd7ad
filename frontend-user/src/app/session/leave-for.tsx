import { useEffect, type ReactNode } from 'react';

/** Leaves this app for another one on the same origin; shows `children` until the browser has gone. */
export function LeaveFor({ address, children }: { address: string; children: ReactNode }) {
  useEffect(() => window.location.replace(address), [address]);
  return children;
}
