import { SESSION_SETTINGS } from '@drumbeat/domain';
import { readStored } from './stored-json';

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
  const kept = read(keyOf(userId, postId));
  return kept === null || isExpired(kept) ? null : kept;
}

export function dropLocalDraft(userId: string, postId: string): void {
  try {
    localStorage.removeItem(keyOf(userId, postId));
  } catch {
    // Nothing was kept where storage is refused.
  }
}

/** The user's copies on this device that are still good, by post. */
export function localDraftsOf(userId: string): { postId: string; draft: LocalDraft }[] {
  const own = keyOf(userId, '');
  return draftKeys()
    .filter((key) => key.startsWith(own))
    .flatMap((key) => {
      const postId = key.slice(own.length);
      const draft = readLocalDraft(userId, postId);
      return draft ? [{ postId, draft }] : [];
    });
}

/** Removes copies older than 24 h and those that cannot be read; run at the start and every hour (P §9). */
export function dropExpiredDrafts(): void {
  for (const key of draftKeys()) {
    const kept = read(key);
    if (kept !== null && isExpired(kept)) localStorage.removeItem(key);
  }
}

function draftKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}

const read = (key: string) => readStored(() => localStorage, key, isLocalDraft);

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
    typeof value.base === 'object' &&
    value.base !== null &&
    'version' in value.base &&
    typeof value.base.version === 'number'
  );
}
