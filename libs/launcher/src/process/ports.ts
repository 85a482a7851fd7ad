import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A free port, chosen by the system. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1' }, resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The system gave no port');
  return address.port;
}

/**
 * Polls an address until it returns 2xx.
 *
 * @returns false when `patienceMs` passed or the signal was aborted
 */
export async function waitForHttp(
  url: string,
  { patienceMs, signal }: { patienceMs: number; signal?: AbortSignal },
): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline && !signal?.aborted) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
      await answer.body?.cancel();
      if (answer.ok) return true;
    } catch {
      // Not listening yet.
    }
    await pause(100);
  }
  return false;
}
