/**
 * The second reference of the burst bench: the bare worker with a minimal ledger. It commits one row before
 * the call and its result after, each job on its own; a crash leaves a row that says so. It omits everything
 * else that Drumbeat checks and records: claim and lease, the post, the account, the audit.
 */
import { Pool } from 'pg';
import { loadConfig } from '../../src/config/config.js';
import { LEDGERED_QUEUE } from '../support/bare-queue.js';
import { runBareWorker } from '../support/bare-sending.js';

const config = loadConfig();
const pool = new Pool({ connectionString: config.database.url, max: 10 });
await pool.query(
  `create table if not exists bare_ledger (id bigint generated always as identity primary key, text text not null,
     sending_at timestamptz not null default now(), status int)`,
);
runBareWorker(config, LEDGERED_QUEUE, async ({ text }, send) => {
  const { rows } = await pool.query<{ id: string }>(
    'insert into bare_ledger (text) values ($1) returning id',
    [text],
  );
  const status = await send();
  await pool.query('update bare_ledger set status = $2 where id = $1', [rows[0]?.id, status]);
});
