import { PUBLISHING } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { ShowingPublication } from './prepare-media.service.js';

/** Waiting publications whose media are to be with LinkedIn before their time comes. */
@Injectable()
export class MediaAheadRepository {
  constructor(private readonly database: Database) {}

  /** Takes those that fall due shortly, the earliest first; each version of each is taken once, whoever asks. */
  async take(limit: number): Promise<ShowingPublication[]> {
    return this.database.query<ShowingPublication>(
      `with near as (
         select p.id from publications p
          where p.state = 'scheduled' and p.due_at > now() and p.due_at <= now() + make_interval(secs => $1)
            and p.media_ahead_version is distinct from p.version
            and exists (select from post_media pm where pm.post_id = p.post_id)
          order by p.due_at, p.id limit $2 for update of p skip locked
       )
       update publications p set media_ahead_version = p.version from near where p.id = near.id
       returning p.id, p.user_id, p.post_id, p.social_account_id, p.version`,
      [PUBLISHING.mediaAheadMs / 1000, limit],
    );
  }
}
