import { SESSION_SETTINGS } from '@drumbeat/domain';
import { readStored } from './stored-json';

/** Which form a text was typed into: one kept text for each. */
export type NotesSlot = 'own-post' | 'new-note' | `note:${string}` | 'message' | `message:${number}`;

export interface KeptNotes {
  readonly text: string;
  /** Of an edit: the version that it started from. */
  readonly version?: number;
}

interface StoredNotes extends KeptNotes {
  readonly savedAt: number;
}

const prefix = 'drumbeat-notes:';
const keyOf = (userId: string, slot: string) => `${prefix}${userId}:${slot}`;

/** Where a browser refuses storage, texts live as long as the page. */
const memory = new Map<string, StoredNotes>();

/**
 * Text of forms that the server does not have: kept on this device for 24 h, so that closing a dialog, a reload and an
 * ended session lose none of it.
 */
export const localNotes = {
  read: (userId: string, slot: NotesSlot): KeptNotes | null => readKey(keyOf(userId, slot)),
  keep: (userId: string, slot: NotesSlot, notes: KeptNotes) => {
    if (notes.text.trim() === '') localNotes.drop(userId, slot);
    else write(keyOf(userId, slot), { ...notes, savedAt: Date.now() });
  },
  drop: (userId: string, slot: NotesSlot) => remove(keyOf(userId, slot)),
  /** All that this device keeps for the user. */
  of: (userId: string): { slot: NotesSlot; notes: KeptNotes }[] => {
    const own = keyOf(userId, '');
    return keys()
      .filter((key) => key.startsWith(own))
      .flatMap((key) => {
        const notes = readKey(key);
        return notes ? [{ slot: key.slice(own.length) as NotesSlot, notes }] : [];
      });
  },
  /** Removes what is older than 24 h or cannot be read, of any user of this browser. */
  dropExpired: () => {
    for (const key of keys()) if (readKey(key) === null) remove(key);
  },
};

function keys(): string[] {
  return [...new Set([...storedKeys(), ...memory.keys()])];
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}

function readKey(key: string): KeptNotes | null {
  const kept = memory.get(key) ?? readStored(() => localStorage, key, isStored);
  if (kept === null || Date.now() - kept.savedAt > SESSION_SETTINGS.draftStorageMs) return null;
  return kept.version === undefined ? { text: kept.text } : { text: kept.text, version: kept.version };
}

function write(key: string, notes: StoredNotes): void {
  try {
    localStorage.setItem(key, JSON.stringify(notes));
    memory.delete(key);
  } catch {
    memory.set(key, notes);
  }
}

function remove(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept where storage is refused.
  }
}

function isStored(value: unknown): value is StoredNotes {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'savedAt' in value &&
    typeof value.savedAt === 'number' &&
    (!('version' in value) || typeof value.version === 'number')
  );
}
