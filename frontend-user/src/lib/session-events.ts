/** What the API says about the session outside of any one answer; the app turns it into a redirect. */
type SessionEvent = 'session-ended' | 'subscription-required';

const target = new EventTarget();

export const announce = (event: SessionEvent) => target.dispatchEvent(new Event(event));

/** Calls `listener` on each such event; returns the way to stop. */
export function onSessionEvent(event: SessionEvent, listener: () => void): () => void {
  target.addEventListener(event, listener);
  return () => target.removeEventListener(event, listener);
}
