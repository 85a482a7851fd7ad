import { SESSION_SETTINGS } from '@drumbeat/domain';

/** What a user wrote and the server does not have yet, with the version it was written on. */
export interface LocalDraft {
  title: string;
  content: string;
  base: { version: number; title: string; content: string };
  savedAt: number;
}

const prefix = 'drumbeat-draft:';
const keyOf = (userId: string, postId: string) => `${prefix}${userId}:${postId}`;

/** Keeps the text on this device for 24 h; answers whether the device took it. */
export function keepLocalDraft(userId: string, postId: string, draft: Omit<LocalDraft, 'savedAt'>): boolean {
  try {
    localStorage.setItem(keyOf(userId, postId), JSON.stringify({ ...draft, savedAt: Date.now() }));
    return true;
  } catch {
    return false;
  }
}

export function readLocalDraft(userId: string, postId: string): LocalDraft | null {
  try {
    const kept = localStorage.getItem(keyOf(userId, postId));
    const draft: unknown = kept === null ? null : JSON.parse(kept);
    return isLocalDraft(draft) && !isExpired(draft) ? draft : null;
  } catch {
    return null;
  }
}

export function dropLocalDraft(userId: string, postId: string): void {
  try {
    localStorage.removeItem(keyOf(userId, postId));
  } catch {
    // Nothing was kept where storage is refused.
  }
}

/** Removes copies older than 24 h and those that cannot be read; run at the start and every hour. */
export function dropExpiredDrafts(): void {
  try {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
      const [userId = '', postId = ''] = key.slice(prefix.length).split(':');
      if (readLocalDraft(userId, postId) === null) localStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept where storage is refused.
  }
}

const isExpired = ({ savedAt }: LocalDraft) => Date.now() - savedAt > SESSION_SETTINGS.draftStorageMs;

function isLocalDraft(value: unknown): value is LocalDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'content' in value &&
    typeof value.content === 'string' &&
    'title' in value &&
    typeof value.title === 'string' &&
    'savedAt' in value &&
    typeof value.savedAt === 'number' &&
    'base' in value &&
    typeof value.base === 'object'
  );
}
