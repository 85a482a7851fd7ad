import { IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { CONTENT_MAX } from '../posts.limits.js';

/** A text to look at before it is scheduled or posted; nothing is saved. */
export class CheckPostRequest {
  /** The post that the text belongs to: it is no duplicate of itself. Left out while it is not saved yet. */
  @IsOptional()
  @IsUUID()
  post_id?: string | null;

  @IsString()
  @MaxLength(CONTENT_MAX)
  content: string;
}

/** One of the user's posts that counts as the same. */
export class NearDuplicateResponse {
  post_id: string;
  /** Its name in lists: the title, or its beginning when it has the common title of training posts. */
  title: string;
  /** Null when it is not on LinkedIn, or the date is unknown. */
  posted_at: Date | null;
  /** 0 to 1, two decimals. */
  similarity: number;
}

export class PostCheckResponse {
  near_duplicate: NearDuplicateResponse | null;
}
