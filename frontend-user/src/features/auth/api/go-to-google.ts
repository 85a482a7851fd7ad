import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { bodyOf } from '../../../lib/answer';
import { signInApi } from '../../../lib/api';

/** Sends the browser to Google; it comes back to /auth/callback, and from there to `next`. Busy until the browser has gone. */
export function useGoToGoogle(next: string | undefined) {
  const { mutate, reset, error, isPending, isSuccess } = useMutation({
    mutationFn: async () =>
      bodyOf(await signInApi.POST('/api/beta/auth/google', { body: next ? { next } : {} })).url,
    onSuccess: (url) => window.location.assign(url),
  });
  // The back button brings the page back as it was left, busy.
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
