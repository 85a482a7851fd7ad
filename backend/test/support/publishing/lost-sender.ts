import type { Database } from '../../../src/platform/database/database.js';

/** Makes the publication one whose sender, the owner of this number, was lost after the intent. */
export async function loseSender(
  database: Database,
  publicationId: string,
  owner: number,
  state: 'sending' | 'needs_user' | 'reconciling',
): Promise<void> {
  await database.query(
    `with p as (update publications set state = $3, fence = 1, owner_id = $2, lease_until = now() - interval '1 second',
                       settle_until = now() - interval '1 second', snapshot = '{}' where id = $1 returning id)
     insert into publication_attempts (publication_id, number, fence, owner_id, payload_hash, outcome_class, outcome)
     select id, 1, 1, $2, 'hash', case when $3 <> 'sending' then 'F' end, case when $3 <> 'sending' then 'worker_lost' end from p`,
    [publicationId, owner, state],
  );
}
