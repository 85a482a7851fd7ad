import { Injectable } from '@nestjs/common';
import type { OutcomeClass, OutcomeCode, PublicationState } from '@drumbeat/domain';
import { Database } from '../../../platform/database/database.js';
import { transitionFrom, audit } from '../ledger-sql.js';
import { OWNER_LOCK_SPACE } from '../owner-lock.js';

export interface UncertainPublication {
  readonly id: string;
  readonly user_id: string;
  readonly post_id: string;
  readonly version: number;
  readonly state: PublicationState;
  /** Since the settle time; 0 when the outcome did not have to settle. */
  readonly waited_ms: number;
}

export interface AttemptRow {
  readonly number: number;
  readonly owner_id: number;
  readonly outcome_class: OutcomeClass | null;
  readonly outcome: OutcomeCode | null;
  readonly urn: string | null;
  readonly responded_at: Date | null;
}

/** The post that LinkedIn named, and where it is shown; null where it named none. */
export interface NamedPost {
  readonly urn: string | null;
  readonly linkedinUrl: string | null;
}

const EVIDENCE = {
  reconciling: transitionFrom('reconciling', 'evidence_found'),
  needs_user: transitionFrom('needs_user', 'evidence_found'),
} as const;
const NO_EVIDENCE = transitionFrom('reconciling', 'no_evidence');
const ABSENT = transitionFrom('reconciling', 'proven_absent');

/** Reads and settles sends whose outcome is not known. All of it inside the caller's transaction. */
@Injectable()
export class ReconciliationRepository {
  constructor(private readonly database: Database) {}

  async findPostId(id: string): Promise<string | null> {
    const rows = await this.database.query<{ post_id: string }>(
      'select post_id from publications where id = $1',
      [id],
    );
    return rows[0]?.post_id ?? null;
  }

  /** The row while it waits for a decision; null when it does not, or another process handles it. */
  async lock(id: string): Promise<UncertainPublication | null> {
    const rows = await this.database.query<UncertainPublication>(
      `select id, user_id, post_id, version, state,
              coalesce(extract(epoch from clock_timestamp() - settle_until) * 1000, 0)::float8 as waited_ms
         from publications where id = $1 and state in ('reconciling', 'needs_user') for update skip locked`,
      [id],
    );
    return rows[0] ?? null;
  }

  async findAttempts(id: string): Promise<AttemptRow[]> {
    return this.database.query<AttemptRow>(
      `select number, owner_id, outcome_class, outcome, urn, responded_at
         from publication_attempts where publication_id = $1 order by number`,
      [id],
    );
  }

  /** The proof that an owner can send no more: its lock can be taken. It is given back when the transaction ends. */
  async isOwnerGone(owner: number): Promise<boolean> {
    const rows = await this.database.query<{ is_free: boolean }>(
      'select pg_try_advisory_xact_lock($1, $2) as is_free',
      [OWNER_LOCK_SPACE, owner],
    );
    return rows[0]?.is_free ?? false;
  }

  /** Returns the known time of posting: that of the last attempt. */
  async confirm(
    { id, state }: Pick<UncertainPublication, 'id' | 'state'>,
    proof: NamedPost,
    actor: string,
  ): Promise<Date> {
    const found = EVIDENCE[state === 'needs_user' ? 'needs_user' : 'reconciling'];
    const rows = await this.database.query<{ published_at: Date }>(
      `with moved as (
         update publications
            set state = '${found.to}', urn = coalesce($2, urn), evidence = 'late_response',
                linkedin_url = coalesce($3, linkedin_url), outcome = 'published',
                published_at = (select max(sending_at) from publication_attempts where publication_id = $1), updated_at = now()
          where id = $1 and state = '${found.from}'
         returning id, version, fence, published_at
       ), ${audit(found, '$4::text', `jsonb_build_object('evidence', 'late_response')`)}
       select published_at from moved`,
      [id, proof.urn, proof.linkedinUrl, actor],
    );
    const [moved] = rows;
    if (!moved) throw new Error('The locked publication has moved on');
    return moved.published_at;
  }

  /** A late report of a duplicate: what the user is asked, or was asked already, is about the post that it names. */
  async noteDuplicate(id: string, { urn, linkedinUrl }: NamedPost): Promise<void> {
    await this.database.query(
      `update publications set outcome = 'duplicate_of_own', urn = $2, linkedin_url = $3, updated_at = now() where id = $1`,
      [id, urn, linkedinUrl],
    );
  }

  async askUser(id: string, actor: string): Promise<void> {
    await this.database.query(
      `with moved as (
         update publications set state = '${NO_EVIDENCE.to}', updated_at = now()
          where id = $1 and state = '${NO_EVIDENCE.from}'
         returning id, version, fence
       ), ${audit(NO_EVIDENCE, '$2::text')}
       select id from moved`,
      [id, actor],
    );
  }

  /** Back to waiting; whether it is still in time is for the claim and the grace to say. */
  async sendAgain(id: string, actor: string): Promise<void> {
    await this.database.query(
      `with moved as (
         update publications p
            set state = '${ABSENT.to}', next_try_at = null, queued_at = null, settle_until = null, updated_at = now(),
                outcome = (select outcome from publication_attempts a
                            where a.publication_id = p.id order by number desc limit 1)
          where id = $1 and state = '${ABSENT.from}'
         returning id, version, fence
       ), ${audit(ABSENT, '$2::text')}
       select id from moved`,
      [id, actor],
    );
  }
}
