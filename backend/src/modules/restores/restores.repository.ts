import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { DataRestoreEntity } from './data-restore.entity.js';
import type { LostSendEntity } from './lost-send.entity.js';

export type LostSend = Readonly<Omit<LostSendEntity, 'restore_id'>>;
export interface NewRestore {
  readonly reason: DataRestoreEntity['reason'];
  readonly lostFrom: Date | null;
  readonly isJournalWhole: boolean;
}
/** A user who may have done something since. */
export interface RestoreReader {
  readonly user_id: string;
  /** IANA name. */
  readonly time_zone: string;
}
export type RestoreCounts = Pick<DataRestoreEntity, 'asked' | 'settled' | 'held' | 'lost_sends'>;

export interface LostSendRow {
  readonly publication_id: string;
  readonly user_email: string | null;
  readonly sent_at: Date;
  readonly opening: string | null;
  readonly linkedin_url: string | null;
}
export type RestoreRow = Readonly<DataRestoreEntity>;

/** What was ended in the time that is lost, and is to stay so. */
export interface EndedThings {
  readonly users: readonly string[];
  /** Users whose LinkedIn accounts were disconnected. */
  readonly disconnected: readonly string[];
  readonly feeds: readonly string[];
  /** Users whose staff rights were removed. */
  readonly staff: readonly string[];
  /** Time before which passwords are invalid. */
  readonly passwords: readonly DatedUser[];
  /** Time of the first mailbox proof. */
  readonly proved: readonly DatedUser[];
}

interface DatedUser {
  readonly user_id: string;
  readonly at: Date;
}

/** Processes restored data across all tables, inside the caller's transaction. */
@Injectable()
export class RestoresRepository {
  constructor(private readonly database: Database) {}

  async insert({ reason, lostFrom, isJournalWhole }: NewRestore): Promise<{ id: string; lost_from: Date }> {
    const [row] = await this.database.query<{ id: string; lost_from: Date }>(
      `insert into data_restores (reason, lost_from, is_journal_whole)
       values ($1, coalesce($2, (select max(updated_at) from publications), now()), $3) returning id, lost_from`,
      [reason, lostFrom, isJournalWhole],
    );
    if (!row) throw new Error('The restore was not written');
    return row;
  }

  /** Users who have posts, or were active in the month before. Call before the sessions end. */
  async findReaders(lostFrom: Date): Promise<RestoreReader[]> {
    return this.database.query<RestoreReader>(
      `select id as user_id, time_zone from profiles p
        where exists (select from posts where user_id = p.id)
           or exists (select from auth_sessions where user_id = p.id and last_used_at > $1::timestamptz - interval '30 days')`,
      [lostFrom],
    );
  }

  /** This data was put in order since then already, with a journal that knew everything. */
  async wasProvenSince(lostFrom: Date | null): Promise<boolean> {
    const [last] = await this.database.query<{ is_journal_whole: boolean }>(
      'select is_journal_whole from data_restores where found_at >= $1 order by found_at desc, id desc limit 1',
      [lostFrom],
    );
    return last?.is_journal_whole ?? false;
  }

  async count(id: string, { asked, settled, held, lost_sends }: RestoreCounts): Promise<void> {
    await this.database.query(
      'update data_restores set asked = $2, settled = $3, held = $4, lost_sends = $5 where id = $1',
      [id, asked, settled, held, lost_sends],
    );
  }

  /** Deletes deleted accounts again, by foreign keys with everything that depends on them. */
  async endAgain({ users, disconnected, feeds, staff, passwords, proved }: EndedThings): Promise<void> {
    await this.database.query('delete from profiles where id = any($1::uuid[])', [users]);
    await this.database.query(
      `update social_accounts set disconnected_at = now(), access_token_encrypted = null
        where user_id = any($1::uuid[]) and disconnected_at is null`,
      [disconnected],
    );
    await this.database.query('delete from calendar_feeds where user_id = any($1::uuid[])', [feeds]);
    await this.database.query('update profiles set is_admin = false where id = any($1::uuid[])', [staff]);
    await this.database.query(
      `delete from user_credentials c using unnest($1::uuid[], $2::timestamptz[]) as over (user_id, at)
        where c.user_id = over.user_id and c.updated_at < over.at`,
      columnsOf(passwords),
    );
    await this.database.query(
      `update profiles p set email_confirmed_at = proof.at
         from unnest($1::uuid[], $2::timestamptz[]) as proof (user_id, at)
        where p.id = proof.user_id and p.email_confirmed_at is null`,
      columnsOf(proved),
    );
    await this.database.query('delete from known_devices where user_id = any($1::uuid[])', [
      [...passwords, ...proved].map(({ user_id }) => user_id),
    ]);
  }

  /**
   * Ends, for all users, access that may have been ended without a record: sessions with their refresh tokens, mailed
   * links. Deletes waiting mails, which were sent long ago or are outdated. Worker heartbeats name the database that
   * they were written in.
   */
  async endWhatMayHaveEnded(): Promise<void> {
    await this.database.query('delete from auth_sessions');
    await this.database.query('update profiles set token_version = token_version + 1000');
    await this.database.query('delete from one_time_links');
    await this.database.query('delete from oauth_states');
    await this.database.query(
      'update outgoing_mails set failed_at = now(), lease_until = null where sent_at is null and failed_at is null',
    );
    // Their mails may have gone out in the lost time. Devices, and what waits for them, went with the sessions.
    await this.database.query(
      `update notifications set mail_state = 'done', mail_due_at = null, push_due_at = null
        where mail_state in ('new', 'planned') or push_due_at is not null`,
    );
  }

  /**
   * Stopped feeds and removed staff rights are in no record: users create their feeds again, and an operator appoints
   * the first staff member.
   */
  async endWhatNobodyKept(): Promise<void> {
    await this.database.query('delete from calendar_feeds');
    await this.database.query('update profiles set is_admin = false where is_admin');
  }

  /** The newest restore lists them all. Returns the ids of those that no earlier restore had found. */
  async listLostSends(restoreId: string, sends: readonly LostSend[]): Promise<Set<string>> {
    const rows = await this.database.query<{ publication_id: string; is_new: boolean }>(
      `insert into lost_sends (restore_id, publication_id, user_id, post_id, sent_at, opening, linkedin_url)
       select $1, * from unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::timestamptz[], $6::text[], $7::text[])
       on conflict (publication_id) do update set restore_id = excluded.restore_id
       returning publication_id, xmax = 0 as is_new`,
      [
        restoreId,
        sends.map(({ publication_id }) => publication_id),
        sends.map(({ user_id }) => user_id),
        sends.map(({ post_id }) => post_id),
        sends.map(({ sent_at }) => sent_at),
        sends.map(({ opening }) => opening),
        sends.map(({ linkedin_url }) => linkedin_url),
      ],
    );
    return new Set(rows.flatMap(({ publication_id, is_new }) => (is_new ? [publication_id] : [])));
  }

  /** No deletion reaches the texts of lost accounts: they are deleted after the journal's retention. */
  async eraseWordsOfLostAccounts(afterDays: number): Promise<void> {
    await this.database.query(
      `update lost_sends set opening = null
        where user_id is null and opening is not null and sent_at < now() - make_interval(days => $1)`,
      [afterDays],
    );
  }

  /** Of one restore, the newest first; without the words of a post that its user has put into the bin. */
  async findLostSends(restoreId: string, limit: number): Promise<LostSendRow[]> {
    return this.database.query<LostSendRow>(
      `select l.publication_id, u.email as user_email, l.sent_at,
              case when p.deleted_at is null then l.opening end as opening, l.linkedin_url
         from lost_sends l left join profiles u on u.id = l.user_id left join posts p on p.id = l.post_id
        where l.restore_id = $1 order by l.sent_at desc, l.publication_id limit $2`,
      [restoreId, limit],
    );
  }

  /** The newest first. */
  async findRestores(limit: number): Promise<RestoreRow[]> {
    return this.database.query<RestoreRow>(
      'select * from data_restores order by found_at desc, id desc limit $1',
      [limit],
    );
  }

  async findKnownUsers(ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ id: string }>(
      'select id from profiles where id = any($1::uuid[])',
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }

  async findKnownPosts(ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ id: string }>(
      'select id from posts where id = any($1::uuid[])',
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }
}

function columnsOf(users: readonly DatedUser[]): [string[], Date[]] {
  return [users.map(({ user_id }) => user_id), users.map(({ at }) => at)];
}
