import { RESEND_COOLDOWN_SECONDS } from '@drumbeat/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/api';
import { useCountdown } from './use-countdown';

export interface MailRequest {
  state: 'idle' | 'sending' | 'sent';
  /** The address of the last mail. */
  sentTo: string | null;
  /** Until another may be sent. */
  secondsLeft: number;
  error: Error | null;
  send: (email: string) => void;
}

/** Idle, sending, sent, and the pause before the next mail (D §4, §5). Keep it above what unmounts: the pause goes on. */
export function useMailRequest(request: (email: string) => Promise<unknown>): MailRequest {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { secondsLeft, start: pause } = useCountdown();
  const { mutate, isPending, error } = useMutation({
    mutationFn: request,
    onSuccess: (_answer, email) => {
      setSentTo(email);
      pause(RESEND_COOLDOWN_SECONDS);
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.retryAfterSeconds !== undefined)
        pause(failure.retryAfterSeconds);
    },
  });
  const state = isPending ? 'sending' : sentTo === null ? 'idle' : 'sent';
  return { state, sentTo, secondsLeft, error, send: mutate };
}
