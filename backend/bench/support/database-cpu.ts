import type { BenchDatabase } from './bench-database.js';
import { cpuOf } from './server-process.js';

/** User and system time so far of each connection to a database, in microseconds, by its process. */
export type DatabaseCpu = ReadonlyMap<number, number>;

/** All connections but this one. The server is this machine's; while one program is measured those of the others idle. */
export async function databaseCpu(database: BenchDatabase): Promise<DatabaseCpu> {
  const backends = await database.query<{ pid: number }>(
    `select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  return new Map(backends.map(({ pid }) => [pid, cpuOf(pid)]));
}

/** The time spent between the two; connections that idled and were closed meanwhile spent nothing. */
export function databaseCpuBetween(before: DatabaseCpu, after: DatabaseCpu): number {
  return [...after].reduce((sum, [pid, cpu]) => sum + cpu - (before.get(pid) ?? 0), 0);
}
