import { Type } from 'class-transformer';
import { IsInt, IsUUID, Max, Min } from 'class-validator';

const VERSION_MAX = 2_147_483_647;

export class PostVersionParams {
  @IsUUID()
  id: string;

  /** The number of the version. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(VERSION_MAX)
  version: number;
}

export class RestoreVersionRequest {
  /** The version of the post that the user saw when asking; a newer one answers 409 `post.stale`. */
  @IsInt()
  @Min(1)
  @Max(VERSION_MAX)
  version: number;
}

/** A text that a newer one replaced. */
export class PostVersionResponse {
  version: number;
  title: string;
  content: string;
  /** When this text was saved, and when it ceased to be the post's. */
  written_at: Date;
  replaced_at: Date;
}

export class PostVersionListResponse {
  data: PostVersionResponse[];
  next_cursor: string | null;
}
