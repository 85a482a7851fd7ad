import type { MediaKind, MediaMimeType } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { PostMediaResponse } from './post-media.dto.js';

/** A file of a post, as its user sees it. */
export interface PostMediaRow extends Readonly<Omit<PostMediaResponse, 'url' | 'thumbnail_url'>> {
  readonly has_thumbnail: boolean;
}

/** The files of post `p`, in their order, as a JSON list of PostMediaRow. */
export const POST_MEDIA = `
  (select coalesce(json_agg(json_build_object(
            'id', m.id, 'kind', m.kind, 'mime_type', m.mime_type, 'file_name', m.file_name, 'alt_text', pm.alt_text,
            'width', m.width, 'height', m.height, 'pages', m.pages, 'has_thumbnail', m.thumbnail_key is not null)
            order by pm.position), '[]'::json)
     from post_media pm join media m on m.id = pm.media_id where pm.post_id = p.id)`;

export interface PlacedMedia {
  readonly id: string;
  readonly alt_text: string;
}

/** A file that is published with a post. */
export interface PublishableMedia extends PlacedMedia {
  readonly post_id: string;
  readonly kind: MediaKind;
  readonly mime_type: MediaMimeType;
  readonly file_name: string;
  readonly bytes: number;
  readonly storage_key: string;
}

export type PublishableMediaRow = PublishableMedia & { readonly document_title: string | null };

/** The files of posts. Callers hold the post's row lock. */
@Injectable()
export class PostMediaRepository {
  constructor(private readonly database: Database) {}

  /** Replaces the post's files by these, in this order. */
  async replace(postId: string, media: readonly PlacedMedia[]): Promise<void> {
    await this.database.query('delete from post_media where post_id = $1', [postId]);
    await this.database.query(
      `insert into post_media (post_id, position, media_id, alt_text)
       select $1, item.position - 1, item.id, item.alt_text
         from unnest($2::uuid[], $3::text[]) with ordinality as item (id, alt_text, position)`,
      [postId, media.map(({ id }) => id), media.map(({ alt_text }) => alt_text)],
    );
  }

  async findForPublishing(postIds: readonly string[]): Promise<PublishableMediaRow[]> {
    return this.database.query<PublishableMediaRow>(
      `select pm.post_id, m.id, pm.alt_text, m.kind, m.mime_type, m.file_name, m.bytes, m.storage_key, p.document_title
         from post_media pm join media m on m.id = pm.media_id join posts p on p.id = pm.post_id
        where pm.post_id = any ($1::uuid[]) order by pm.post_id, pm.position`,
      [postIds],
    );
  }
}
