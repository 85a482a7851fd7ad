import { isUserActive } from './user-activity.rules';

/** Opening the app counts as activity. */
let lastAt = Date.now();
const listeners = new Set<() => void>();

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'] as const;
/** Listeners are called at most this often: a moving pointer fires a hundred events per second. */
const reportEveryMs = 1_000;
let reportedAt = 0;

function note(event: Event): void {
  // Browsers also fire events for a resting pointer while the page scrolls under it.
  if (event instanceof PointerEvent && event.type === 'pointermove' && !hasMoved(event)) return;
  lastAt = Date.now();
  if (Math.abs(lastAt - reportedAt) < reportEveryMs) return;
  reportedAt = lastAt;
  listeners.forEach((listener) => listener());
}

const hasMoved = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0;

for (const sign of signs) window.addEventListener(sign, note, { passive: true, capture: true });

/** Tracks user activity. Only activity keeps a session alive, not the app's background requests (SESSION-2). */
export const activity = {
  /** By this device's clock, in milliseconds. */
  lastAt: () => lastAt,
  isRecent: () => isUserActive(Date.now(), lastAt),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
