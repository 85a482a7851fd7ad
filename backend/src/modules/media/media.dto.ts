import type { MediaKind, MediaMimeType } from '@drumbeat/domain';
import { IsUUID } from 'class-validator';

export class MediaParams {
  @IsUUID()
  id: string;
}

/** An accepted file. */
export class MediaResponse {
  id: string;
  kind: MediaKind;
  mime_type: MediaMimeType;
  file_name: string;
  bytes: number;
  /** Pixels; null for documents. */
  width: number | null;
  height: number | null;
  /** Null for images. */
  pages: number | null;
  /** Path on this site, for its owner. */
  url: string;
  /** Null for documents. */
  thumbnail_url: string | null;
  created_at: Date;
}
