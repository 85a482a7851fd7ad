import { authAnalytics } from '../entities/session/auth-analytics';

/**
 * A JSON value that this browser keeps; null where there is none, or where storage is refused. What cannot be read as such a
 * value is counted as a storage corruption and removed, so that each counts once (SIGNIN-13).
 *
 * @param open Asked for each time: a browser that refuses storage throws at its name already.
 */
export function readStored<Value>(
  open: () => Storage,
  key: string,
  isValue: (value: unknown) => value is Value,
): Value | null {
  try {
    const storage = open();
    const text = storage.getItem(key);
    if (text === null) return null;
    const value = parsed(text);
    if (isValue(value)) return value;
    storage.removeItem(key);
    authAnalytics.record('storage-corruption');
  } catch {
    // Nothing was kept where storage is refused.
  }
  return null;
}

/** undefined, which no JSON stands for, where the text is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
