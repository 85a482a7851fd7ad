import { tabStorage } from '../../lib/device/browser-storage';
import { isTrackingSessionOver } from './tracking-pace.rules';

interface Remembered {
  userId: string;
  id: string;
  lastEventAt: number;
}

const key = 'drumbeat-tracked-session';

/** The tracked session of this tab. It survives a reload: that is the same visit. */
let current: Remembered | null = tabStorage.getJson(key, isRemembered);

export const trackedSession = {
  /** The running session of this user; null when there is none or it has been idle for too long. */
  id: (userId: string): string | null =>
    current?.userId === userId && !isTrackingSessionOver(current.lastEventAt, Date.now()) ? current.id : null,
  lastEventAt: (userId: string): number | null => (current?.userId === userId ? current.lastEventAt : null),
  remember: (userId: string, id: string, now: number) => write({ userId, id, lastEventAt: now }),
  touch: (now: number) => {
    if (current) write({ ...current, lastEventAt: now });
  },
  forget: () => write(null),
};

function write(next: Remembered | null): void {
  current = next;
  if (next === null) tabStorage.remove(key);
  else tabStorage.setJson(key, next);
}

function isRemembered(value: unknown): value is Remembered {
  return (
    typeof value === 'object' &&
    value !== null &&
    'userId' in value &&
    typeof value.userId === 'string' &&
    'id' in value &&
    typeof value.id === 'string' &&
    'lastEventAt' in value &&
    typeof value.lastEventAt === 'number'
  );
}
