import type { PublishingConfig } from '../../../src/config/config.js';
import { ClaimsRepository } from '../../../src/modules/publications/send/claims.repository.js';
import { ClaimsService } from '../../../src/modules/publications/send/claims.service.js';
import { ReconciliationRepository } from '../../../src/modules/publications/recover/reconciliation.repository.js';
import { LinkedInPostsService } from '../../../src/modules/linkedin/rest/linkedin-posts.service.js';
import { ChannelPausesRepository } from '../../../src/platform/outgoing-channels/channel-pauses.repository.js';
import { ContinuityRepository } from '../../../src/platform/continuity/continuity.repository.js';
import { ContinuityService } from '../../../src/platform/continuity/continuity.service.js';
import { MarkPlaces } from '../../../src/platform/continuity/mark-places.js';
import { Database } from '../../../src/platform/database/database.js';
import { around, part, parts, type Program } from './around.js';

/** Mistakes that docs/proof.md names: with each of them planted, the proof must fail. */
const LEDGER_BUGS = [
  'no settle time',
  'no deadline check',
  'no fence',
  'a client retry',
  'no owner lock',
] as const;
/**
 * The same for the decisions of docs/adr/0009. The bug of non-durable commits is planted into the database
 * (restore-stage.ts).
 */
const CONTINUITY_BUGS = [
  'no pause',
  'no mark outside',
  'no look at the server',
  'no look while running',
] as const;
export const PLANTED_BUGS = [...LEDGER_BUGS, ...CONTINUITY_BUGS] as const;
export type LedgerBug = (typeof LEDGER_BUGS)[number];
export type ContinuityBug = (typeof CONTINUITY_BUGS)[number];
export type PlantedBug = (typeof PLANTED_BUGS)[number];

/** The times of a program with this bug. */
export function timesWith(bug: PlantedBug | null, times: PublishingConfig): PublishingConfig {
  return bug === 'no settle time' ? { ...times, settleMs: 0 } : times;
}

/** Plants the bug into a program that has been put together and not started. The product's code has no switch for any of it. */
export function plant(bug: PlantedBug | null, program: Program): void {
  switch (bug) {
    case null:
    case 'no settle time':
      return;
    case 'no deadline check':
      around(part(program, ClaimsService), 'claim', async (claim, id) => {
        const result = await claim(id);
        return result.kind === 'claimed'
          ? { ...result, claim: { ...result.claim, sendBefore: Infinity } }
          : result;
      });
      return;
    case 'no fence':
      around(part(program, ClaimsRepository), 'claim', async (claim, ids, owner) => {
        const rows = await claim(ids, owner);
        await part(program, Database).query('update publications set fence = 1 where id = any($1)', [ids]);
        return rows.map((row) => ({ ...row, fence: 1 }));
      });
      return;
    case 'a client retry': {
      const linkedin = part(program, LinkedInPostsService);
      around(linkedin, 'create', async (create, connection, send) => {
        const result = await create(connection, send);
        const isWorthARetry =
          result.kind === 'unknown' || (result.kind === 'response' && result.status >= 500);
        if (!isWorthARetry) return result;
        const second = await linkedin.connect();
        return 'kind' in second ? result : create(second, send);
      });
      return;
    }
    case 'no owner lock':
      // The commands of the API's users have one, and the worker's reconciler has one.
      for (const ledger of parts(program, ReconciliationRepository)) {
        around(ledger, 'isOwnerGone', async () => true);
      }
      return;
    case 'no pause':
      around(part(program, ChannelPausesRepository), 'pauseAll', async () => undefined);
      return;
    case 'no mark outside':
      // Written once and never updated: without any, the database's identity would decide.
      around(part(program, MarkPlaces), 'read', async () => 0);
      return;
    case 'no look at the server':
      around(part(program, ContinuityRepository), 'read', async (read, options) => {
        const row = await read(options);
        return { ...row, signed: row.signed === null ? null : row.server };
      });
      return;
    case 'no look while running': {
      const repository = part(program, ContinuityRepository);
      let first: Promise<void> | null = null;
      around(part(program, ContinuityService), 'check', (check) => (first ??= check()));
      around(part(program, ContinuityService), 'advance', async () => (await repository.advance()).position);
    }
  }
}
