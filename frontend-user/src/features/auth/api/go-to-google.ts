import { bodyOf } from '@drumbeat/api-client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { signInApi } from './sign-in';
import { deviceZone } from '../../../lib/device/browser';

interface GoogleBeginning {
  /** Path of this site after signing in. */
  next: string | undefined;
  /** Source of a newcomer's sign-up. */
  source: string | undefined;
}

/** Sends the browser to Google; it comes back to /auth/callback, and from there to `next`. Busy until the browser has gone. */
export function useGoToGoogle({ next, source }: GoogleBeginning) {
  const { mutate, reset, error, isPending, isSuccess } = useMutation({
    mutationFn: async () =>
      bodyOf(
        await signInApi.POST('/api/beta/auth/google', {
          body: { timezone: deviceZone(), ...(next ? { next } : {}), ...(source ? { source } : {}) },
        }),
      ).url,
    onSuccess: (url) => window.location.assign(url),
  });
  // The back button restores the page in its busy state.
  const comeBack = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) reset();
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => comeBack(event);
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, []);
  return { go: () => mutate(), error, isBusy: isPending || isSuccess };
}
