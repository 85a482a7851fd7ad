import { RESEND_COOLDOWN_SECONDS } from '@drumbeat/domain';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../lib/http/api';
import { secondsUntil } from '../resend.rules';

const tickMs = 250;

/** Counts whole seconds down to 0, by the clock: a hidden page whose timers rest has not fallen behind when it is seen again. */
function useCountdown(): { secondsLeft: number; start: (seconds: number) => void } {
  const [{ end, now }, setTimes] = useState<{ end: number | null; now: number }>({ end: null, now: 0 });
  useEffect(() => {
    if (end === null) return;
    const timer = setInterval(() => {
      const time = Date.now();
      setTimes({ end: time < end ? end : null, now: time });
    }, tickMs);
    return () => clearInterval(timer);
  }, [end]);
  const start = (seconds: number) => {
    const time = Date.now();
    setTimes({ end: time + seconds * 1_000, now: time });
  };
  return { secondsLeft: secondsUntil(end, now), start };
}

export interface MailRequest {
  state: 'idle' | 'sending' | 'sent';
  /** The address of the last mail. */
  sentTo: string | null;
  /** Until another may be sent to this address. A mistyped one does not hold up the right one. */
  secondsLeftFor: (email: string) => number;
  error: Error | null;
  send: (email: string) => void;
}

/**
 * Idle, sending, sent, and the pause before the next mail (SIGNIN-3). Keep it above components that unmount: the
 * pause continues.
 */
export function useMailRequest(request: (email: string) => Promise<unknown>): MailRequest {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [restsFor, setRestsFor] = useState<string | null>(null);
  const { secondsLeft, start: pause } = useCountdown();
  const { mutate, isPending, error } = useMutation({
    mutationFn: request,
    onSuccess: (_answer, email) => {
      setSentTo(email);
      setRestsFor(email);
      pause(RESEND_COOLDOWN_SECONDS);
    },
    onError: (failure, email) => {
      if (!(failure instanceof ApiError) || failure.retryAfterSeconds === undefined) return;
      setRestsFor(email);
      pause(failure.retryAfterSeconds);
    },
  });
  const state = isPending ? 'sending' : sentTo === null ? 'idle' : 'sent';
  const secondsLeftFor = (email: string) => (email.trim() === restsFor ? secondsLeft : 0);
  return { state, sentTo, secondsLeftFor, error, send: mutate };
}
