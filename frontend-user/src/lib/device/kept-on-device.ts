import { SESSION_SETTINGS } from '@drumbeat/domain';
import { deviceStorage } from './browser-storage';

type Stored<Value> = Value & { readonly savedAt: number };

export interface KeptOnDevice<Value> {
  read: (userId: string, slot: string) => Value | null;
  keep: (userId: string, slot: string, value: Value) => void;
  drop: (userId: string, slot: string) => void;
  /** All entries on this device for the user. */
  of: (userId: string) => { slot: string; value: Value }[];
  /** Removes what is older than 24 h or cannot be read, of any user of this browser. */
  dropExpired: () => void;
}

/**
 * A store for unsent data on this device, kept for 24 h, so that closing a dialog, a reload and an ended session lose
 * nothing. Without browser storage it lasts as long as the page. @param prefix Prefix of all keys in this store.
 */
export function keptOnDevice<Value extends object>(
  prefix: string,
  isValue: (value: object) => value is Value,
): KeptOnDevice<Value> {
  const memory = new Map<string, Stored<Value>>();
  const keyOf = (userId: string, slot: string) => `${prefix}${userId}:${slot}`;
  const isStored = (value: unknown): value is Stored<Value> =>
    typeof value === 'object' &&
    value !== null &&
    'savedAt' in value &&
    typeof value.savedAt === 'number' &&
    isValue(value);

  const keys = () => [...new Set([...deviceStorage.keys(prefix), ...memory.keys()])];

  function readKey(key: string): Value | null {
    const kept = memory.get(key) ?? deviceStorage.getJson(key, isStored);
    return kept === null || Date.now() - kept.savedAt > SESSION_SETTINGS.draftStorageMs ? null : kept;
  }

  function write(key: string, value: Stored<Value>): void {
    if (deviceStorage.setJson(key, value)) memory.delete(key);
    else memory.set(key, value);
  }

  function remove(key: string): void {
    memory.delete(key);
    deviceStorage.remove(key);
  }

  return {
    read: (userId, slot) => readKey(keyOf(userId, slot)),
    keep: (userId, slot, value) => write(keyOf(userId, slot), { ...value, savedAt: Date.now() }),
    drop: (userId, slot) => remove(keyOf(userId, slot)),
    of: (userId) => {
      const own = keyOf(userId, '');
      return keys()
        .filter((key) => key.startsWith(own))
        .flatMap((key) => {
          const value = readKey(key);
          return value ? [{ slot: key.slice(own.length), value }] : [];
        });
    },
    dropExpired: () => {
      for (const key of keys()) if (readKey(key) === null) remove(key);
    },
  };
}
