import { Type } from 'class-transformer';
import { IsInt, IsUUID, Max, Min } from 'class-validator';

const VERSION_MAX = 2_147_483_647;

export class PostVersionParams {
  @IsUUID()
  id: string;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(VERSION_MAX)
  version: number;
}

export class RestoreVersionRequest {
  /** The version of the post that the user saw when asking; a newer one gets 409 `post.stale`. */
  @IsInt()
  @Min(1)
  @Max(VERSION_MAX)
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
