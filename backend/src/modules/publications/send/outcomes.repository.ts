import { Injectable } from '@nestjs/common';
import type { OutcomeClass, OutcomeCode, OutcomeEvent, PublicationState } from '@drumbeat/domain';
import { AppConfig } from '../../../config/config.js';
import { Database } from '../../../platform/database/database.js';

/** The result of one call, as written into the ledger. */
export interface OutcomeEntry {
  readonly id: string;
  readonly fence: number;
  readonly attempt: number;
  readonly owner: number;
  readonly event: OutcomeEvent;
  readonly nextState: PublicationState;
  readonly outcomeClass: OutcomeClass;
  readonly outcome: OutcomeCode;
  readonly httpStatus: number | null;
  readonly urn: string | null;
  readonly evidence: 'response' | null;
  readonly linkedinUrl: string | null;
  /** Time of the next attempt, or the pause before it; both null when there is none. */
  readonly retryAt: Date | null;
  readonly retryMs: number | null;
}

export interface RecordedOutcome {
  readonly id: string;
  readonly attempt: number;
  /** True when the row was still ours and made the transition. */
  readonly is_moved: boolean;
  /** The attempt took the report; false where it had one already. */
  readonly is_reported: boolean;
  /** The state before this statement. */
  readonly state: PublicationState;
  readonly due_at: Date;
  /** The database's time. */
  readonly now: Date;
}

/** Writes the results of calls to LinkedIn. */
@Injectable()
export class OutcomesRepository {
  private readonly settleSeconds: number;

  constructor(
    private readonly database: Database,
    { publishing }: AppConfig,
  ) {
    this.settleSeconds = publishing.settleMs / 1000;
  }

  /**
   * Each outcome moves its publication only while that is `sending` with the same fence. The attempt accepts the
   * sender's own report also later: it reveals a post that LinkedIn confirms after the sender was declared lost.
   */
  async record(entries: readonly OutcomeEntry[]): Promise<RecordedOutcome[]> {
    const column = <Key extends keyof OutcomeEntry>(key: Key) => entries.map((entry) => entry[key]);
    return this.database.query<RecordedOutcome>(
      `with entry as (
         select * from unnest($1::uuid[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::int[],
                              $9::text[], $10::text[], $11::text[], $12::timestamptz[], $13::float8[], $15::int[])
           as entry (id, fence, attempt, event, next_state, outcome_class, outcome, http_status,
                     urn, evidence, linkedin_url, retry_at, retry_ms, owner)
       ), moved as (
         update publications p
            set state = e.next_state, outcome = e.outcome, urn = coalesce(e.urn, p.urn), evidence = e.evidence,
                linkedin_url = coalesce(e.linkedin_url, p.linkedin_url),
                published_at = case when e.next_state = 'published' then clock_timestamp() end,
                settle_until = case when e.next_state = 'uncertain'
                                    then clock_timestamp() + make_interval(secs => $14) end,
                next_try_at = case when e.next_state = 'scheduled'
                                   then coalesce(e.retry_at, clock_timestamp() + make_interval(secs => e.retry_ms / 1000)) end,
                not_sent_count = p.not_sent_count + case when e.event = 'not_sent' then 1 else 0 end,
                lease_until = null, queued_at = null, updated_at = now()
           from entry e
          where p.id = e.id and p.state = 'sending' and p.fence = e.fence
         returning p.id, p.version, p.fence, e.event, e.next_state
       ), reported as (
         update publication_attempts a
            set responded_at = clock_timestamp(), http_status = e.http_status, outcome_class = e.outcome_class,
                outcome = e.outcome, urn = e.urn, evidence = e.evidence
           from entry e
          where a.publication_id = e.id and a.number = e.attempt and a.fence = e.fence and a.responded_at is null
         returning a.publication_id as id, a.number
       ), audit as (
         insert into publication_events (publication_id, event, from_state, to_state, version, fence, actor, details)
         select p.id, case when m.id is null then 'late_report' else e.event end, p.state,
                coalesce(m.next_state, p.state), p.version, e.fence, 'worker:' || e.owner,
                jsonb_build_object('outcome', e.outcome, 'status', e.http_status)
           from entry e join publications p on p.id = e.id
           join reported r on r.id = e.id and r.number = e.attempt
           left join moved m on m.id = e.id and m.fence = e.fence
       )
       select e.id, e.attempt, m.id is not null as is_moved, r.id is not null as is_reported, p.state, p.due_at, now() as now
         from entry e join publications p on p.id = e.id
         left join moved m on m.id = e.id and m.fence = e.fence
         left join reported r on r.id = e.id and r.number = e.attempt`,
      [
        column('id'),
        column('fence'),
        column('attempt'),
        column('event'),
        column('nextState'),
        column('outcomeClass'),
        column('outcome'),
        column('httpStatus'),
        column('urn'),
        column('evidence'),
        column('linkedinUrl'),
        column('retryAt'),
        column('retryMs'),
        this.settleSeconds,
        column('owner'),
      ],
    );
  }

  /**
   * LinkedIn serves these members again: what waits for the end of their pause need not. Call inside the transaction that ends
   * the pauses; the planner's next tick takes them.
   */
  async endWaits(accountIds: readonly string[]): Promise<void> {
    await this.database.query(
      `update publications set next_try_at = null, queued_at = null, updated_at = now()
        where social_account_id = any($1) and state = 'scheduled' and outcome = 'rate_limited' and next_try_at > now()
          and user_id in (select user_id from social_accounts where id = any($1))`,
      [accountIds],
    );
  }
}
