import type { SessionAnswer } from '../types';

/** Session events detected in any API response; the app turns them into state (SESSION-16). */
interface SessionEvents {
  /** The server has no session of this browser any more. */
  'session-ended': null;
  /** The session continues; its end has moved. */
  'session-renewed': SessionAnswer;
  'subscription-required': null;
  /** The session belongs to another account now. */
  'other-account': null;
}

const target = new EventTarget();

export function announce<Name extends keyof SessionEvents>(
  name: Name,
  ...[detail]: SessionEvents[Name] extends null ? [] : [SessionEvents[Name]]
): void {
  target.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Calls `listener` on each such event; returns the way to stop. */
export function onSessionEvent<Name extends keyof SessionEvents>(
  name: Name,
  listener: (detail: SessionEvents[Name]) => void,
): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<SessionEvents[Name]>).detail);
  target.addEventListener(name, hear);
  return () => target.removeEventListener(name, hear);
}
