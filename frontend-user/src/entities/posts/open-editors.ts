/**
 * Tracks which local copies have an open editor, in any tab of this browser: it holds a lock with the copy's name. If
 * a browser has no locks (outside of a secure context), every copy counts as left behind.
 */
const locks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

/** Marks the copy's editor as open, until the returned function is called or the page is closed. */
export function holdDraft(key: string): () => void {
  const closing = new AbortController();
  const closed = new Promise<void>((resolve) => closing.signal.addEventListener('abort', () => resolve()));
  void locks()?.request(key, () => closed);
  return () => closing.abort();
}

/** A page that is being left may hold its copies for a moment after the next one has begun. */
const leavingMs = 3_000;

/**
 * For the copy of this tab's previous editor: calls `take` when nobody holds it, or as soon as the closing page
 * releases it. For other tabs' copies see `ifLeftBehind`: waiting for those would take the text from a tab that only
 * reloads. @param signal ends the waiting @returns when it was taken, or will not be
 */
export async function whenLeftBehind(key: string, take: () => void, signal: AbortSignal): Promise<void> {
  const manager = locks();
  if (manager === null) {
    take();
    return;
  }
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), leavingMs);
  try {
    await manager.request(key, { signal: AbortSignal.any([signal, late.signal]) }, take);
  } catch {
    // Not available: the copy stays with its editor.
  } finally {
    clearTimeout(timer);
  }
}

/** Runs `take` for a copy that no editor holds now; another one is left alone. */
export async function ifLeftBehind(key: string, take: () => unknown): Promise<void> {
  const manager = locks();
  if (manager === null) await take();
  else await manager.request(key, { ifAvailable: true }, (lock) => (lock === null ? undefined : take()));
}
