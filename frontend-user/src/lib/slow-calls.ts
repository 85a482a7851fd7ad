import { callPace } from './call-pace.rules';
import { SESSION_TEXTS, TIMEOUTS } from '@drumbeat/domain';
import { activity } from './activity';
import { notify } from './notify';
import { track } from './track';

/** Calls for which the loading screen has its own messages. */
const shownByLoadingScreen = ['/api/beta/auth/session', '/api/user/subscription'];

/** Number of slow calls in progress. */
let slowCalls = 0;
let hasHinted = false;

/**
 * Watches one call. While any is slow, the waiting user gets one discreet notice; a call that took over 5 s is
 * flagged slow, over 10 s very slow (SESSION-8). Returns a function to call at its end.
 */
export function watchPace(path: string): () => void {
  const sentAt = performance.now();
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    slowCalls += 1;
    if (hasHinted || shownByLoadingScreen.includes(path) || !activity.isRecent()) return;
    hasHinted = true;
    notify.plain(SESSION_TEXTS.slow);
  }, TIMEOUTS.slowRequestMs);
  return () => {
    clearTimeout(timer);
    if (isSlow) slowCalls -= 1;
    if (slowCalls === 0) hasHinted = false;
    const pace = callPace(performance.now() - sentAt);
    if (pace !== 'normal') track('slow_request', { pace, path }, 'performance');
  };
}
