import { TIMEOUTS } from '@drumbeat/domain';

export type CallPace = 'normal' | 'slow' | 'very-slow';

/** Over 5 s a call is slow, over 10 s very slow (SESSION-8). */
export function callPace(elapsedMs: number): CallPace {
  if (elapsedMs > TIMEOUTS.verySlowRequestMs) return 'very-slow';
  return elapsedMs > TIMEOUTS.slowRequestMs ? 'slow' : 'normal';
}
