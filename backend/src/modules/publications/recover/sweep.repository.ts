import { Injectable } from '@nestjs/common';
import type { PublicationState } from '@drumbeat/domain';
import { AppConfig } from '../../../config/config.js';
import { Database } from '../../../platform/database/database.js';
import { mayHaveGoneOutEarly } from '../../../platform/continuity/continuity.repository.js';
import { channelIsOpen } from '../../../platform/outgoing-channels/channel-pauses.repository.js';
import { wasToldOfClaim } from '../../notifications/notifications.conditions.js';
import { audit, isWithinGrace, transitionFrom, type PublicationTransition } from '../ledger-sql.js';

const AT_ONCE = 500;
const MAY_HAVE_GONE_OUT = mayHaveGoneOutEarly('publications.held_since');

export interface SweptPublication {
  readonly id: string;
  readonly user_id: string;
  readonly version: number;
}

/** The ledger's scans by time. Any number of processes may run them at once: rows that another one holds are skipped. */
@Injectable()
export class SweepRepository {
  private readonly graceSeconds: number;
  private readonly settleSeconds: number;

  constructor(
    private readonly database: Database,
    { publishing }: AppConfig,
  ) {
    this.graceSeconds = publishing.graceMs / 1000;
    this.settleSeconds = publishing.settleMs / 1000;
  }

  /** A lease ran out before anything was sent: back to waiting, or cancelled when the user requested it. */
  async endExpiredClaims(actor: string): Promise<void> {
    const release = transitionFrom('claimed', 'lease_expired');
    const cancel = transitionFrom('claimed', 'cancel');
    const expired = `lease_until < now()`;
    await this.sweep(
      release,
      actor,
      `${expired} and not cancel_requested`,
      'lease_until = null, queued_at = null',
    );
    await this.sweep(
      cancel,
      actor,
      `${expired} and cancel_requested`,
      'lease_until = null, cancel_requested = false',
    );
  }

  /**
   * A lease ran out while sending: the result of the call is unknown. The attempt is closed for the lost sender, which may
   * still report.
   */
  async endExpiredSends(actor: string): Promise<SweptPublication[]> {
    const lost = transitionFrom('sending', 'lease_expired');
    return this.database.query<SweptPublication>(
      `with expired as (
         select id from publications where state = '${lost.from}' and lease_until < now()
          order by id limit ${AT_ONCE} for update skip locked
       ), moved as (
         update publications p
            set state = '${lost.to}', outcome = 'worker_lost', lease_until = null, updated_at = now(),
                settle_until = clock_timestamp() + make_interval(secs => $2)
           from expired where p.id = expired.id
         returning p.id, p.user_id, p.version, p.fence
       ), closed as (
         update publication_attempts a set outcome_class = 'F', outcome = 'worker_lost'
           from moved where a.publication_id = moved.id and a.outcome_class is null
       ), ${audit(lost, '$1::text')}
       select id, user_id, version from moved`,
      [actor, this.settleSeconds],
    );
  }

  /** Starts reconciling settled ones. */
  async beginReconciling(actor: string): Promise<void> {
    await this.sweep(transitionFrom('uncertain', 'settled'), actor, 'settle_until < now()', '');
  }

  async findReconciling(limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `select id from publications where state = 'reconciling' order by settle_until limit $1`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Asks about unchecked publications that may have gone out early since the backup: once overdue they need a
   * decision, and are never "missed". Call inside a transaction with the notices.
   */
  async endUnknownHolds(actor: string): Promise<SweptPublication[]> {
    return this.sweep(
      transitionFrom('scheduled', 'data_restored'),
      actor,
      `due_at < now() - make_interval(secs => $2) and ${MAY_HAVE_GONE_OUT}`,
      `outcome = 'data_restored', settle_until = now(), queued_at = null, next_try_at = null, held_since = null`,
      [this.graceSeconds],
    );
  }

  /** Due time and grace have passed, sending was not paused, and nothing was sent. Call inside a transaction with the notices. */
  async endGrace(actor: string): Promise<SweptPublication[]> {
    // Publications held by their user become missed in a pause, too; others do not.
    const isPast = `due_at < now() - make_interval(secs => $2) and not ${isWithinGrace('publications', '$2')}
      and (state <> 'scheduled' or held_since is not null or ${channelIsOpen('publishing')})
      and not ${MAY_HAVE_GONE_OUT}`;
    const set = 'queued_at = null, next_try_at = null, held_since = null';
    const swept: SweptPublication[] = [];
    for (const missed of [
      transitionFrom('scheduled', 'grace_passed'),
      transitionFrom('blocked_auth', 'grace_passed'),
    ]) {
      swept.push(...(await this.sweep(missed, actor, isPast, set, [this.graceSeconds])));
    }
    return swept;
  }

  /**
   * Publications beyond their grace because of a pause, whose user was not notified (noticeOf): their state stays
   * until the pause ends.
   */
  async findLateInPause(): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `select p.id from publications p
        where p.state = 'scheduled' and p.held_since is null and not ${channelIsOpen('publishing')}
          and not ${isWithinGrace('p', '$1')}
          and not ${wasToldOfClaim('publication.paused', 'p')}
        order by p.due_at, p.id limit ${AT_ONCE}`,
      [this.graceSeconds],
    );
    return rows.map(({ id }) => id);
  }

  /** Accounts on which publications wait for a connection. */
  async findBlockedAccounts(): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `select distinct social_account_id as id from publications where state = 'blocked_auth'`,
    );
    return rows.map(({ id }) => id);
  }

  /** These accounts can post again: their blocked publications that are not too late are scheduled again. */
  async unblock(accountIds: readonly string[], actor: string): Promise<void> {
    await this.sweep(
      transitionFrom('blocked_auth', 'reconnected'),
      actor,
      'social_account_id = any($2) and due_at >= now() - make_interval(secs => $3)',
      'queued_at = null, next_try_at = null, not_sent_count = 0',
      [accountIds, this.graceSeconds],
    );
  }

  /**
   * Applies a transition to all rows of its state that fulfil the condition, a few hundred at a time; later ticks
   * take the rest.
   */
  private sweep(
    { from, event, to }: PublicationTransition,
    actor: string,
    condition: string,
    set: string,
    parameters: readonly unknown[] = [],
  ): Promise<SweptPublication[]> {
    const assignments: string = [`state = '${to satisfies PublicationState}'`, 'updated_at = now()', set]
      .filter((part) => part !== '')
      .join(', ');
    return this.database.query<SweptPublication>(
      `with found as (
         select id from publications where state = '${from}' and ${condition}
          order by id limit ${AT_ONCE} for update skip locked
       ), moved as (
         update publications p set ${assignments} from found where p.id = found.id
         returning p.id, p.user_id, p.version, p.fence
       ), ${audit({ from, event, to }, '$1::text')}
       select id, user_id, version from moved`,
      [actor, ...parameters],
    );
  }
}
