/** Between two questions whether the service can be reached again, in milliseconds. */
const askAgainMs = 5_000;

/**
 * Fetches code as soon as there is a network. A browser keeps for the life of the page that a module could not be fetched and
 * never asks for it again (Chromium 150): one that is wanted without a network would be missing until a reload.
 */
export async function fetchCode<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!navigator.onLine) await untilReached();
  return load();
}

/** Code that is fetched at the first call: from then on it is there without a network, too. */
export function fetchedOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let code: Promise<Module> | undefined;
  return () => (code ??= fetchCode(load));
}

/** Fetches code ahead of need: whether it came shows when it is needed. */
export const prefetchCode = (load: () => Promise<unknown>) => void fetchCode(load).catch(() => undefined);

/** The files of a release vanish with the next one, and a network may break off: each browser says that in words of its own. */
export const isMissingCode = (error: unknown) =>
  error instanceof Error && /dynamically imported module|importing a module script/i.test(error.message);

let reaching: Promise<void> | null = null;

/** Until the service answers. However much waits for it, it is asked once at a time. */
export function untilReached(): Promise<void> {
  reaching ??= reach().finally(() => {
    reaching = null;
  });
  return reaching;
}

/** Asks the service itself: a device believes in its network too early, and some never do. */
async function reach(): Promise<void> {
  for (;;) {
    const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (answer) return;
    await onlineOrPause();
  }
}

/** Until the device says that it has a network, or for as long as nobody asks again. */
const onlineOrPause = () =>
  new Promise<void>((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, askAgainMs);
    window.addEventListener('online', goOn);
  });
