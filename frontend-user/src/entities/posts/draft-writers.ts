/**
 * Which local copies have an editor that is still open, in any tab of this browser: it holds a lock by the copy's name. Where a
 * browser has no locks (outside of a secure context), every copy counts as left behind.
 */
const locks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

/** Says that the copy's editor is open, until the returned function is called or the page is gone. */
export function holdDraft(key: string): () => void {
  const closing = new AbortController();
  const closed = new Promise<void>((resolve) => closing.signal.addEventListener('abort', () => resolve()));
  void locks()?.request(key, () => closed);
  return () => closing.abort();
}

/** A page that is being left may hold its copies for a moment after the next one has begun. */
const leavingMs = 3_000;

/**
 * For the copy of the editor that stood in this tab before: calls `take` where nobody holds it, or as soon as the page that is
 * just going lets go of it. Of other tabs' copies see `ifLeftBehind`: whoever waited for those would be first in line when such
 * a tab only reloads, and take its words from under it.
 * @param signal ends the waiting
 * @returns when it was taken, or will not be
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
    // Not to be had: the copy stays with its editor.
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
