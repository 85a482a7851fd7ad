/**
 * Saving a draft while its user types, with sign-in checked, against bare Fastify + pg doing the same writes in the same run. The
 * figure that counts is server CPU per save; wall-clock on a shared machine says little.
 */
import { besideReference } from './support/beside-reference.js';
import { makeDrafts, save, saveOnce } from './support/saving-load.js';
import { setting } from './support/setting.js';
import { line, summarise, verdict } from './support/statistics.js';

const ROUNDS = setting('BENCH_ROUNDS', 7);
const SAVES = setting('BENCH_SAVES', 1_000);
const WARM_UP = setting('BENCH_WARM_UP', 5_000);
const AIM = 1.4;

export async function autosaveBench(): Promise<void> {
  await besideReference(async ({ database, userId, product, startReference }) => {
    const bare = await startReference('bare-autosave', '/health');
    const drafts = await makeDrafts(database, userId);
    const peers = [product, bare].map((peer) => ({ ...peer, cpu: [] as number[] }));
    const shapes = await Promise.all(
      peers.map(async ({ url, headers }, index) => Object.keys(await saveOnce(url, headers, drafts[index]!))),
    );
    if (String(shapes[0]) !== String(shapes[1]))
      throw new Error('The two servers answer differently: the comparison would be unfair');
    for (const { url, headers } of peers) await save(url, headers, drafts, WARM_UP);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { process, url, headers, cpu } of peers) {
        const before = process.cpuMicroseconds();
        await save(url, headers, drafts, SAVES);
        cpu.push((process.cpuMicroseconds() - before) / SAVES);
      }
    }
    const [mine, peer] = [summarise(peers[0]!.cpu), summarise(peers[1]!.cpu)];
    const ratio = mine.median / peer.median;
    console.log('Saving a draft of 600 characters, server CPU per save');
    console.log(line('Drumbeat', mine, 'µs'));
    console.log(line('bare Fastify + pg', peer, 'µs'));
    console.log(verdict('ratio', ratio, `at most ${AIM}`, ratio <= AIM));
  });
}
