import { PUBLISHING, type OutcomeCode } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { channelIsOpen } from '../../../platform/outgoing-channels/channel-pauses.repository.js';
import type { ClaimedPublication } from '../send/claims.repository.js';

/** A publication that shows something, and whose version the uploads are for. */
export type ShowingPublication = Pick<
  ClaimedPublication,
  'id' | 'user_id' | 'post_id' | 'social_account_id' | 'version'
>;

/** `outcome` is the result of an earlier upload ahead, null when there was none or it succeeded. */
export type PublicationAhead = ShowingPublication & { readonly outcome: OutcomeCode | null };
type Key = Pick<ShowingPublication, 'id' | 'version'>;

/** Waiting publications whose media are to be uploaded before they are due. */
@Injectable()
export class MediaAheadRepository {
  constructor(private readonly database: Database) {}

  /** Takes those that fall due shortly, the earliest first; each version of each is taken by one caller. */
  async take(limit: number): Promise<PublicationAhead[]> {
    return this.database.query<PublicationAhead>(
      `with near as (
         select p.id from publications p
          where p.state = 'scheduled' and p.due_at > now() and p.due_at <= now() + make_interval(secs => $1)
            and p.held_since is null and ${channelIsOpen('publishing')} and p.media_ahead_version is distinct from p.version
            and exists (select from post_media pm where pm.post_id = p.post_id)
          order by p.due_at, p.id limit $2 for update of p skip locked
       )
       update publications p set media_ahead_version = p.version from near where p.id = near.id
       returning p.id, p.user_id, p.post_id, p.social_account_id, p.version, p.outcome`,
      [PUBLISHING.mediaAheadMs / 1000, limit],
    );
  }

  /** Records the result of an upload ahead: null for success. Ignores a publication that has changed or was already sent. */
  async note({ id, version }: Key, outcome: OutcomeCode | null): Promise<void> {
    await this.database.query(
      `update publications p set outcome = $3, updated_at = now()
        where id = $1 and version = $2 and state = 'scheduled' and outcome is distinct from $3
          and not exists (select from publication_attempts a where a.publication_id = p.id)`,
      [id, version, outcome],
    );
  }

  /** Makes them available to be taken again. */
  async takeAgain(publications: readonly Key[]): Promise<void> {
    await this.database.query(
      `update publications p set media_ahead_version = null
         from unnest($1::uuid[], $2::int[]) as again (id, version)
        where p.id = again.id and p.version = again.version and p.state = 'scheduled'`,
      [publications.map(({ id }) => id), publications.map(({ version }) => version)],
    );
  }
}
