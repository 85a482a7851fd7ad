import type { SessionAnswer } from '../types';

/** What the API says about the session outside of any one answer; the app turns it into what it shows (SESSION-16). */
interface SessionEvents {
  /** The server knows no session of this browser any more. */
  'session-ended': null;
  /** The session goes on; its end has moved. */
  'session-renewed': SessionAnswer;
  'subscription-required': null;
  /** The session is somebody else's by now. */
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
