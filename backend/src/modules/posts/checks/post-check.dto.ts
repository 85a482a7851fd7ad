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

/** One of the user's posts that reads as the same. */
export class NearDuplicateResponse {
  post_id: string;
  /** What lists call it: the title, or how it begins where it has the title that all training posts share. */
  title: string;
  /** Null where it is not on LinkedIn, or nobody knows since when. */
  posted_at: Date | null;
  /** 0 to 1, two decimals. */
  similarity: number;
}

export class PostCheckResponse {
  near_duplicate: NearDuplicateResponse | null;
}
