/**
 * One user's calendar page with sign-in checked, against bare Fastify + pg with the same statements and JSON in the same run.
 * The figure that counts is server CPU per request; wall-clock on a shared machine says little.
 */
import { besideReference } from './support/beside-reference.js';
import { fillCalendars } from './support/calendar-data.js';
import { assertSameAnswer, load } from './support/http-load.js';
import { line, summarise, verdict } from './support/statistics.js';

const ROUNDS = 7;
const REQUESTS = 2_000;
/**
 * V8 optimises during the first thousands of requests, longer for more code: both are measured after that.
 */
const WARM_UP = 10_000;
const AIM = 1.35;
const PAGE = '/api/calendar?from=2026-10-05&to=2026-10-09';

export async function calendarBench(): Promise<void> {
  await besideReference(async ({ database, userId, product, startReference }) => {
    await fillCalendars(database, userId);
    const bare = await startReference('bare-pages', PAGE);
    await assertSameAnswer(PAGE, product, bare);

    const peers = [product, bare].map((peer) => ({
      ...peer,
      url: `${peer.url}${PAGE}`,
      cpu: [] as number[],
    }));
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
  });
}
