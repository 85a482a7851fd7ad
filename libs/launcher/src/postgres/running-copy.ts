import { Client } from 'pg';
import { readPostgresState } from './state.ts';
import { databaseUrl } from './server.ts';

const CONNECT_WITHIN_MS = 5_000;

/** The address of the embedded database that another process of ours runs on this data folder; null where none does. */
export async function databaseOfRunningCopy(dataDir: string): Promise<string | null> {
  const state = readPostgresState(dataDir);
  if (state?.port !== undefined) {
    const url = databaseUrl(state.password, state.port);
    if (await answers(url)) return url;
  }
  return null;
}

/** True when our server is at this address: another one at the same port does not have the password. */
async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
