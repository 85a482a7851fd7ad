/**
 * Thirty checks for near-duplicates at once by a user with 300 posts of 10,000 characters, beside another user's list. The figure
 * that counts is the bystander's slowest list against their slowest one while nobody else is there.
 */
import { createBenchDatabase, environmentFor } from './support/bench-database.js';
import { freePort } from './support/free-port.js';
import { signUp } from './support/http-load.js';
import { answers, startProcess, type ServerProcess } from './support/server-process.js';
import { line, summarise, verdict } from './support/statistics.js';

const AT_ONCE = 30;
const LISTS = 60;
const ROUNDS = 5;
const AIM = 5;

export async function costlyBench(): Promise<void> {
  const database = await createBenchDatabase();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let server: ServerProcess | undefined;
  try {
    server = await startProcess(
      new URL('../src/main.js', import.meta.url).pathname,
      environmentFor(database.url, { PORT: String(port), PUBLIC_URL: url, RATE_LIMIT_SCALE: '1000' }),
      answers(`${url}/api/health/live`),
    );
    const greedy = await signUp(url, database, 'greedy@example.test');
    const bystander = await signUp(url, database, 'bystander@example.test');
    await database.query(
      `insert into posts (user_id, title, content)
       select $1, 'Long', (select string_agg(substr(md5((n * 1000 + k)::text), 1, 9), ' ') from generate_series(1, 1000) k)
         from generate_series(1, 300) n`,
      [greedy.userId],
    );
    const [{ content } = { content: '' }] = await database.query<{ content: string }>(
      'select content from posts where user_id = $1 limit 1',
      [greedy.userId],
    );
    const list = async () => {
      const from = performance.now();
      const response = await fetch(`${url}/api/posts`, { headers: { cookie: bystander.cookie } });
      await response.text();
      if (!response.ok) throw new Error(`The bystander was answered ${response.status}`);
      return performance.now() - from;
    };
    const lists = async () => {
      const times: number[] = [];
      for (let made = 0; made < LISTS; made += 1) times.push(await list());
      return Math.max(...times);
    };
    const check = async () => {
      const response = await fetch(`${url}/api/posts/check`, {
        method: 'POST',
        headers: { cookie: greedy.cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ content }),
      });
      await response.text();
      return response.status;
    };
    await lists();
    const alone: number[] = [];
    const beside: number[] = [];
    const statuses = new Map<number, number>();
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(await lists());
      const checks = Promise.all(Array.from({ length: AT_ONCE }, check));
      beside.push(await lists());
      for (const status of await checks) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    const [quiet, crowded] = [summarise(alone), summarise(beside)];
    const ratio = crowded.median / quiet.median;
    console.log(
      `${AT_ONCE} checks at once against 300 posts of 10,000 characters: a bystander’s slowest list of ${LISTS}`,
    );
    console.log(line('nobody else', quiet, 'ms'));
    console.log(line('beside the checks', crowded, 'ms'));
    console.log(
      `  the checks were answered ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`,
    );
    console.log(verdict('ratio', ratio, `at most ${AIM}`, ratio <= AIM));
  } finally {
    await server?.stop();
    await database.close();
  }
}
