import { Injectable } from '@nestjs/common';
import type { OutcomeCode } from '@drumbeat/domain';
import { AppConfig } from '../../../config/config.js';
import { Database } from '../../../platform/database/database.js';
import { channelIsOpen } from '../../../platform/outgoing-channels/channel-pauses.repository.js';
import { audit, isWithinGrace, transitionFrom } from '../ledger-sql.js';

/** A publication that this process owns until its lease ends. */
export interface ClaimedPublication {
  readonly id: string;
  readonly user_id: string;
  readonly post_id: string;
  readonly social_account_id: string;
  readonly version: number;
  readonly fence: number;
  readonly not_sent_count: number;
  /** True when its post has images or a document, which have to be uploaded to LinkedIn first. */
  readonly has_media: boolean;
}

export type ClaimRow = ClaimedPublication & {
  /** Null when another process has it, or it is not due. */
  readonly owner_id: number | null;
  /** Milliseconds until it may be claimed, 0 or less when due. */
  readonly wait_ms: number;
};

/** A publication about to be sent, with its request body. */
export interface IntendedSend {
  readonly id: string;
  readonly fence: number;
  readonly version: number;
  readonly owner: number;
  readonly snapshot: string;
  readonly postVersion: number;
}

export interface OpenAttempt {
  readonly id: string;
  readonly fence: number;
  readonly number: number;
  /**
   * True when an earlier attempt of ours may have made the post; those before the user decided about a duplicate do
   * not count.
   */
  readonly earlier_unresolved: boolean;
  /** True when LinkedIn could not process a file of an earlier attempt, and the user has not been notified. */
  readonly media_failed_before: boolean;
}

export interface Withdrawal {
  readonly id: string;
  readonly fence: number;
  readonly outcome: OutcomeCode | null;
  /** Earliest retry: at this time … */
  readonly retryAt: Date | null;
  /** … or after this many milliseconds. */
  readonly retryMs: number | null;
}

const CLAIM = transitionFrom('scheduled', 'claim');
const START = transitionFrom('claimed', 'start_sending');
const RELEASE = transitionFrom('claimed', 'release');
const CANCEL = transitionFrom('claimed', 'cancel');
const UNFIT = {
  refused: transitionFrom('claimed', 'refused'),
  auth_lost: transitionFrom('claimed', 'auth_lost'),
  cancel: CANCEL,
} as const;
const NOT_SENT = transitionFrom('sending', 'not_sent');

/** Claims rows for a worker, commits its intent to send, or releases them. Time is the database's. */
@Injectable()
export class ClaimsRepository {
  private readonly leaseSeconds: number;
  private readonly graceSeconds: number;

  constructor(
    private readonly database: Database,
    { publishing }: AppConfig,
  ) {
    this.leaseSeconds = publishing.leaseMs / 1000;
    this.graceSeconds = publishing.graceMs / 1000;
  }

  /** Claims the due ones of these; also returns those not yet due. Rows are locked in the order of ids. */
  async claim(ids: readonly string[], owner: number): Promise<ClaimRow[]> {
    return this.database.query<ClaimRow>(
      `with due as (
         select id from publications
          where id = any($1) and state = '${CLAIM.from}' and due_at <= now() and coalesce(next_try_at, due_at) <= now()
            and ${isWithinGrace('publications', '$3')} and held_since is null and ${channelIsOpen('publishing')}
          order by id for update
       ), moved as (
         update publications p
            set state = '${CLAIM.to}', fence = fence + 1, owner_id = $2,
                lease_until = clock_timestamp() + make_interval(secs => $4), updated_at = now()
           from due where p.id = due.id
         returning p.id, p.version, p.fence, p.owner_id
       ), ${audit(CLAIM, `'worker:' || $2::text`)}
       select p.id, p.user_id, p.post_id, p.social_account_id, p.version, coalesce(m.fence, p.fence) as fence, m.owner_id,
              p.not_sent_count, exists (select 1 from post_media pm where pm.post_id = p.post_id) as has_media,
              (extract(epoch from greatest(p.due_at, p.next_try_at) - now()) * 1000)::float8 as wait_ms
         from publications p left join moved m on m.id = p.id
        where p.id = any($1) and p.state = '${CLAIM.from}'`,
      [ids, owner, this.graceSeconds, this.leaseSeconds],
    );
  }

  /** Extends the lease of a claim that is still ours and not expired. False: another process has it, or it is too late. */
  async extend({ id, fence }: Pick<ClaimedPublication, 'id' | 'fence'>, owner: number): Promise<boolean> {
    const rows = await this.database.query(
      `update publications set lease_until = clock_timestamp() + make_interval(secs => $4), updated_at = now()
        where id = $1 and fence = $2 and owner_id = $3 and state = '${CLAIM.to}' and not cancel_requested
          and lease_until > clock_timestamp() and ${isWithinGrace('publications', '$5')}
       returning id`,
      [id, fence, owner, this.leaseSeconds, this.graceSeconds],
    );
    return rows.length > 0;
  }

  /**
   * The intent, before the call: the bytes and an open attempt. Only rows that are still ours, unchanged and not cancelled
   * come back; for the others nothing may be sent.
   */
  async startSending(sends: readonly IntendedSend[]): Promise<OpenAttempt[]> {
    const column = <Key extends keyof IntendedSend>(key: Key) => sends.map((send) => send[key]);
    return this.database.query<OpenAttempt>(
      `with send as (
         select * from unnest($1::uuid[], $2::int[], $3::int[], $4::int[], $5::text[], $6::int[])
           as send (id, fence, version, owner, snapshot, post_version)
       ), moved as (
         update publications p
            set state = '${START.to}', snapshot = send.snapshot, post_version = send.post_version, updated_at = now()
           from send
          where p.id = send.id and p.state = '${START.from}' and p.fence = send.fence and p.version = send.version
            and p.owner_id = send.owner and not p.cancel_requested and p.lease_until > clock_timestamp()
         returning p.id, p.version, p.fence, p.owner_id, p.snapshot
       ), opened as (
         insert into publication_attempts (publication_id, number, fence, owner_id, payload_hash, sending_at)
         select id, 1 + (select count(*) from publication_attempts a where a.publication_id = moved.id), fence, owner_id,
                encode(sha256(convert_to(snapshot, 'UTF8')), 'hex'), clock_timestamp()
           from moved
         returning publication_id, number, fence
       ), ${audit(START, `'worker:' || owner_id`)}
       select publication_id as id, fence, number,
              exists (select 1 from publication_attempts a
                       where a.publication_id = opened.publication_id and a.outcome_class = 'F'
                         and a.number > coalesce((select max(d.number) from publication_attempts d
                                                   where d.publication_id = opened.publication_id
                                                     and d.outcome = 'duplicate_of_own'), 0)) as earlier_unresolved,
              exists (select 1 from publication_attempts a
                       where a.publication_id = opened.publication_id and a.outcome = 'media_failed'
                         and a.number > coalesce((select max(d.number) from publication_attempts d
                                                   where d.publication_id = opened.publication_id
                                                     and d.outcome = 'media_refused'), 0)) as media_failed_before
         from opened`,
      [
        column('id'),
        column('fence'),
        column('version'),
        column('owner'),
        column('snapshot'),
        column('postVersion'),
      ],
    );
  }

  /** Sets it back to waiting: a temporary obstacle before sending. */
  async release({ id, fence, outcome, retryAt, retryMs }: Withdrawal, owner: number): Promise<void> {
    await this.database.query(
      `with moved as (
         update publications
            set state = '${RELEASE.to}', lease_until = null, queued_at = null, updated_at = now(),
                outcome = coalesce($3, outcome), not_sent_count = not_sent_count + 1,
                next_try_at = coalesce($4::timestamptz, clock_timestamp() + make_interval(secs => $5::float8 / 1000))
          where id = $1 and state = '${RELEASE.from}' and fence = $2 and not cancel_requested
         returning id, version, fence
       ), ${audit(RELEASE, `'worker:' || $6::text`, `jsonb_build_object('outcome', $3::text)`)}
       select id from moved`,
      [id, fence, outcome, retryAt, retryMs, owner],
    );
  }

  /** Ends a claim on a publication that cannot be sent. Returns true when the row was still ours. */
  async withdraw(
    event: keyof typeof UNFIT,
    { id, fence, outcome }: Pick<Withdrawal, 'id' | 'fence' | 'outcome'>,
    reason: string,
    owner: number,
  ): Promise<boolean> {
    const moved = await this.database.query<{ id: string }>(
      `with moved as (
         update publications
            set state = '${UNFIT[event].to}', lease_until = null, cancel_requested = false, updated_at = now(),
                outcome = coalesce($3, outcome)
          where id = $1 and state = '${UNFIT[event].from}' and fence = $2
         returning id, version, fence
       ), ${audit(UNFIT[event], `'worker:' || $5::text`, `jsonb_build_object('reason', $4::text, 'outcome', $3::text)`)}
       select id from moved`,
      [id, fence, outcome, reason, owner],
    );
    return moved.length > 0;
  }

  /** A claim whose row the user cancelled meanwhile ends as they asked. */
  async cancelIfRequested(id: string, fence: number, owner: number): Promise<void> {
    await this.database.query(
      `with moved as (
         update publications
            set state = '${CANCEL.to}', lease_until = null, cancel_requested = false, updated_at = now()
          where id = $1 and fence = $2 and state = '${CANCEL.from}' and cancel_requested
         returning id, version, fence
       ), ${audit(CANCEL, `'worker:' || $3::text`)}
       select id from moved`,
      [id, fence, owner],
    );
  }

  /**
   * For a lost response to the commit of an intent, with nothing sent. The row lock waits until that transaction has
   * ended; then the row goes back to waiting, whether it was committed or not. Call inside a transaction.
   */
  async takeBackIntent({ id, fence, retryMs }: Withdrawal, owner: number): Promise<void> {
    const rows = await this.database.query<{ state: string }>(
      'select state from publications where id = $1 and fence = $2 for update',
      [id, fence],
    );
    if (rows[0]?.state === RELEASE.from) {
      await this.release({ id, fence, outcome: 'not_sent_in_time', retryAt: null, retryMs }, owner);
    } else if (rows[0]?.state === NOT_SENT.from) {
      await this.database.query(
        `with moved as (
           update publications
              set state = '${NOT_SENT.to}', lease_until = null, queued_at = null, updated_at = now(),
                  outcome = 'not_sent_in_time', not_sent_count = not_sent_count + 1,
                  next_try_at = clock_timestamp() + make_interval(secs => $3::float8 / 1000)
            where id = $1 and fence = $2 and state = '${NOT_SENT.from}'
           returning id, version, fence
         ), closed as (
           update publication_attempts
              set responded_at = clock_timestamp(), outcome_class = 'A', outcome = 'not_sent_in_time'
            where publication_id = $1 and fence = $2 and outcome_class is null
         ), ${audit(NOT_SENT, `'worker:' || $4::text`)}
         select id from moved`,
        [id, fence, retryMs, owner],
      );
    }
  }
}
