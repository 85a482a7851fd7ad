import type { Database } from '../../../src/platform/database/database.js';
import { HeldTransaction } from './held-transaction.js';
import type { PublishingHarness } from '../publishing/publishing-harness.js';
import { until } from '../until.js';

/** The commits of a publishing transaction that can be made to wait. */
export type GatedCommit = 'intent' | 'outcome';

/**
 * Stops a worker inside the commit of its intent or of its outcome, from outside: a deferred trigger makes the commit of
 * that one publication wait for a lock that the test holds. The worker's own code knows nothing of it.
 */
export class CommitGate {
  private constructor(
    private readonly database: Database,
    private readonly databaseUrl: string,
  ) {}

  static async install(harness: PublishingHarness): Promise<CommitGate> {
    await harness.database.query('create table commit_gates (publication_id uuid, commit text)');
    await harness.database.query(`
      create function wait_at_gate() returns trigger language plpgsql as $$
        declare
          id uuid := coalesce(to_jsonb(new)->>'publication_id', to_jsonb(new)->>'id')::uuid;
        begin
          if exists (select 1 from commit_gates where publication_id = id and commit = tg_argv[0]) then
            perform pg_advisory_xact_lock_shared(hashtextextended(id::text || tg_argv[0], 0));
          end if;
          return null;
        end $$`);
    await harness.database.query(`
      create constraint trigger intent_gate after insert on publication_attempts
        deferrable initially deferred for each row execute function wait_at_gate('intent')`);
    await harness.database.query(`
      create constraint trigger outcome_gate after update on publications deferrable initially deferred for each row
        when (old.state = 'sending' and new.state <> 'sending') execute function wait_at_gate('outcome')`);
    return new CommitGate(harness.database, harness.databaseUrl);
  }

  /** Blocks the commit of this publication until `open`. */
  async close(publicationId: string, commit: GatedCommit): Promise<{ open: () => Promise<void> }> {
    const held = await HeldTransaction.begin(this.databaseUrl);
    await held.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [publicationId + commit]);
    await this.database.query('insert into commit_gates values ($1, $2)', [publicationId, commit]);
    return { open: () => held.commit() };
  }

  /** Resolves when a worker waits at a gate of this publication. */
  async whenWaiting(publicationId: string): Promise<void> {
    await until('a worker at the gate', async () => {
      const waiting = await this.database.query(
        `select 1 from pg_locks, commit_gates
          where locktype = 'advisory' and not granted and publication_id = $1
            and (classid::bigint << 32) | objid::bigint = hashtextextended(publication_id::text || commit, 0)`,
        [publicationId],
      );
      return waiting.length > 0;
    });
  }
}
