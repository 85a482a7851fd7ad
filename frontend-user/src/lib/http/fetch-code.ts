/** Between two questions whether the service can be reached again, in milliseconds. */
const askAgainMs = 5_000;
const probeTimeoutMs = 10_000;

/**
 * Fetches code as soon as there is a network. A browser caches a failed module import for the life of the page and
 * never retries it (Chromium 150): a module requested offline would be missing until a reload.
 */
export async function fetchCode<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!navigator.onLine) await untilReached();
  return load();
}

/** Code fetched at the first call; available offline from then on. */
export function fetchedOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let code: Promise<Module> | undefined;
  return () => (code ??= fetchCode(load));
}

/** Prefetches code: a failure only shows when it is needed. */
export const prefetchCode = (load: () => Promise<unknown>) => void fetchCode(load).catch(() => undefined);

/** The files of a release are deleted with the next one, and a network may fail: each browser has its own message for that. */
export const isMissingCode = (error: unknown) =>
  error instanceof Error && /dynamically imported module|importing a module script/i.test(error.message);

let reaching: Promise<void> | null = null;

/** Resolves when the service responds. Only one probe runs at a time, however many callers wait. */
export function untilReached(): Promise<void> {
  reaching ??= reach().finally(() => {
    reaching = null;
  });
  return reaching;
}

async function reach(): Promise<void> {
  while (!(await isReached())) await onlineOrPause();
}

/** Probes the service itself: a device may report its network too early, or never, or one that leads nowhere, and a gateway answers without it. */
export const isReached = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(probeTimeoutMs) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Resolves when the device reports a network, or after the polling interval. */
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
