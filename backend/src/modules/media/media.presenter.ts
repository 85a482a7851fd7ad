import type { MediaResponse } from './media.dto.js';
import type { MediaEntity } from './media.entity.js';

export function presentMedia(media: MediaEntity): MediaResponse {
  const { id, kind, mime_type, file_name, bytes, width, height, pages, created_at } = media;
  return {
    id,
    kind,
    mime_type,
    file_name,
    bytes,
    width,
    height,
    pages,
    ...mediaAddresses(id, media.thumbnail_key !== null),
    created_at,
  };
}

/** A file's addresses for its owner: paths on this site. */
export function mediaAddresses(
  id: string,
  hasThumbnail: boolean,
): Pick<MediaResponse, 'url' | 'thumbnail_url'> {
  return {
    url: `/api/media/${id}/file`,
    thumbnail_url: hasThumbnail ? `/api/media/${id}/thumbnail` : null,
  };
}
