import type { MediaKind, MediaMimeType } from '@drumbeat/domain';

/** A file under a post, as SQL answers it. */
export interface PostMediaRow {
  readonly id: string;
  readonly kind: MediaKind;
  readonly mime_type: MediaMimeType;
  readonly file_name: string;
  readonly alt_text: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly pages: number | null;
  readonly has_thumbnail: boolean;
}

/** The files of post `p`, in their order, as a JSON list of PostMediaRow. */
export const POST_MEDIA = `
  (select coalesce(json_agg(json_build_object(
            'id', m.id, 'kind', m.kind, 'mime_type', m.mime_type, 'file_name', m.file_name, 'alt_text', pm.alt_text,
            'width', m.width, 'height', m.height, 'pages', m.pages, 'has_thumbnail', m.thumbnail_key is not null)
            order by pm.position), '[]'::json)
     from post_media pm join media m on m.id = pm.media_id where pm.post_id = p.id)`;
