/**
 * One user's calendar page with sign-in checked, against bare Fastify + pg with the same statements and JSON in the same run.
 * The figure that counts is server CPU per request; wall-clock on a shared machine says little.
 */
import { createBenchDatabase, environmentFor } from './support/bench-database.js';
import { fillCalendars } from './support/calendar-data.js';
import { freePort } from './support/free-port.js';
import { assertSameAnswer, load, signUp } from './support/http-load.js';
import { answers, startProcess, type ServerProcess } from './support/server-process.js';
import { line, summarise, verdict } from './support/statistics.js';

const ROUNDS = 7;
const REQUESTS = 2_000;
/**
 * V8 optimises during the first thousands of requests, longer for more code: both are measured after that.
 */
const WARM_UP = 10_000;
const AIM = 1.35;
const PAGE = '/api/calendar?from=2026-10-05&to=2026-10-09';

const script = (path: string) => new URL(path, import.meta.url).pathname;

export async function calendarBench(): Promise<void> {
  const database = await createBenchDatabase();
  const [productPort, referencePort] = [await freePort(), await freePort()];
  const product = `http://127.0.0.1:${productPort}`;
  const reference = `http://127.0.0.1:${referencePort}`;
  const ours = await startProcess(
    script('../src/main.js'),
    environmentFor(database.url, { PORT: String(productPort), PUBLIC_URL: product }),
    answers(`${product}/api/health/live`),
  );
  let bare: ServerProcess | undefined;
  try {
    const { cookie, userId, sessionId } = await signUp(product, database);
    await fillCalendars(database, userId);
    const session = { 'x-session': `${userId} ${sessionId}` };
    bare = await startProcess(
      script('./references/bare-pages.js'),
      { DATABASE_URL: database.url, PORT: String(referencePort) },
      answers(`${reference}${PAGE}`, session),
    );
    await assertSameAnswer(`${product}${PAGE}`, { cookie }, `${reference}${PAGE}`, session);

    const peers = [
      { process: ours, url: `${product}${PAGE}`, headers: { cookie }, cpu: [] as number[] },
      { process: bare, url: `${reference}${PAGE}`, headers: session, cpu: [] as number[] },
    ];
    for (const { url, headers } of peers) await load(url, headers, WARM_UP);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { process, url, headers, cpu } of peers) {
        const before = process.cpuMicroseconds();
        await load(url, headers, REQUESTS);
        cpu.push((process.cpuMicroseconds() - before) / REQUESTS);
      }
    }
    const [mine, peer] = [summarise(peers[0]!.cpu), summarise(peers[1]!.cpu)];
    const ratio = mine.median / peer.median;
    console.log('Calendar page of one user, server CPU per request');
    console.log(line('Drumbeat', mine, 'µs'));
    console.log(line('bare Fastify + pg', peer, 'µs'));
    console.log(verdict('ratio', ratio, `at most ${AIM}`, ratio <= AIM));
  } finally {
    await ours.stop();
    await bare?.stop();
    await database.close();
  }
}
