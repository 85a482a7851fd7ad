import { createBenchDatabase, environmentFor, type BenchDatabase } from './bench-database.js';
import { freePort } from './free-port.js';
import { signUp } from './http-load.js';
import { answers, startProcess, type ServerProcess } from './server-process.js';

/** One of the servers that are compared, as the signed-in user calls it. */
export interface Peer {
  readonly process: ServerProcess;
  readonly url: string;
  readonly headers: Record<string, string>;
}

export interface Comparison {
  readonly database: BenchDatabase;
  readonly userId: string;
  readonly product: Peer;
  /** Starts a script of `references/` on the same database, for the same session; resolves when `path` answers. */
  readonly startReference: (script: string, path: string) => Promise<Peer>;
}

/** One user calls as often as thousands do, and filling the tables may take longer than a token lasts. */
const ENVIRONMENT = { ACCESS_TOKEN_SECONDS: '3600', RATE_LIMIT_SCALE: '100000' };

const script = (path: string) => new URL(path, import.meta.url).pathname;

/** Runs the product on a database of its own with a signed-up user beside a bare reference; stops both at the end. */
export async function besideReference(compare: (comparison: Comparison) => Promise<void>): Promise<void> {
  const database = await createBenchDatabase();
  const started: ServerProcess[] = [];
  const start = async (...parameters: Parameters<typeof startProcess>) => {
    const process = await startProcess(...parameters);
    started.push(process);
    return process;
  };
  try {
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const process = await start(
      script('../../src/main.js'),
      environmentFor(database.url, { PORT: port, PUBLIC_URL: url, ...ENVIRONMENT }),
      answers(`${url}/api/health/live`),
    );
    const { cookie, userId, sessionId } = await signUp(url, database);
    await compare({
      database,
      userId,
      product: { process, url, headers: { cookie } },
      startReference: async (name, path) => {
        const port = String(await freePort());
        const url = `http://127.0.0.1:${port}`;
        const headers = { cookie, 'x-session': `${userId} ${sessionId}` };
        const process = await start(
          script(`../references/${name}.js`),
          environmentFor(database.url, { PORT: port }),
          answers(`${url}${path}`, headers),
        );
        return { process, url, headers };
      },
    });
  } finally {
    for (const process of started) await process.stop();
    await database.close();
  }
}
