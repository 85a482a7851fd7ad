import { Type } from 'class-transformer';
import { IsUUID } from 'class-validator';
import { IsVersion } from '../../../platform/http/validation/version.validator.js';

export class PostVersionParams {
  @IsUUID()
  id: string;

  @Type(() => Number)
  @IsVersion()
  version: number;
}

export class RestoreVersionRequest {
  /** The version of the post that the user saw when asking; a newer one gets 409 `post.stale`. */
  @IsVersion()
  version: number;
}

/** A replaced text of a post. */
export class PostVersionResponse {
  version: number;
  title: string;
  content: string;
  /** When this text was saved, and when it was replaced. */
  written_at: Date;
  replaced_at: Date;
}

export class PostVersionListResponse {
  data: PostVersionResponse[];
  next_cursor: string | null;
}
