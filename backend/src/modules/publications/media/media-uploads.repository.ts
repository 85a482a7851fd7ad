import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

export interface UploadRow {
  readonly publication_id: string;
  readonly media_id: string;
  readonly urn: string;
}

/**
 * LinkedIn does not say how long it keeps unused files: older uploads are repeated. From ten minutes before the
 * due time to the end of the grace is 40.
 */
const GOOD_FOR_MINUTES = 45;
/** A file still being processed after this time may have failed at LinkedIn, which it does not report. */
const PREPARED_WITHIN_MINUTES = 10;

/** Uploads for publications. */
@Injectable()
export class MediaUploadsRepository {
  constructor(private readonly database: Database) {}

  /** Uploads that the present version of a publication may use: none that LinkedIn could not process. */
  async findUsable(publicationIds: readonly string[]): Promise<UploadRow[]> {
    return this.database.query<UploadRow>(
      `select u.publication_id, u.media_id, u.urn
         from media_uploads u join publications p on p.id = u.publication_id and p.version = u.version
        where u.publication_id = any ($1::uuid[])
          and u.uploaded_at > now() - make_interval(mins => case when p.outcome = 'media_processing' then $3 else $2 end::int)
          and not exists (select from publication_attempts a
                           where a.publication_id = u.publication_id and a.outcome = 'media_failed' and a.sending_at > u.uploaded_at)`,
      [publicationIds, GOOD_FOR_MINUTES, PREPARED_WITHIN_MINUTES],
    );
  }

  /** Writes nothing when the publication or the file was deleted meanwhile. */
  async save({ publication_id, media_id, urn }: UploadRow, version: number): Promise<void> {
    await this.database.query(
      `insert into media_uploads (publication_id, media_id, version, urn)
       select p.id, m.id, $3, $4 from publications p, media m where p.id = $1 and m.id = $2
       on conflict (publication_id, media_id)
       do update set version = excluded.version, urn = excluded.urn, uploaded_at = now()`,
      [publication_id, media_id, version, urn],
    );
  }
}
