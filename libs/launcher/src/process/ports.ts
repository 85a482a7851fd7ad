import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A port that nobody listens on now, chosen by the system. */
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

/** Whether a server could listen on the port, on loopback and on all addresses. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '0.0.0.0']) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

function canListen(port: number, host: string): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}

/**
 * Asks an address until it answers 2xx.
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
