import { IsUUID } from 'class-validator';
import { GenerationWriterResponse } from '../generations.dto.js';

export class KeptShareParams {
  /** The user's id. */
  @IsUUID()
  id: string;
}

/** One writer at one version of the brief. */
export class KeptShareResponse {
  writer: GenerationWriterResponse;
  /** Null for the built-in writer, which takes no brief. */
  brief_version: number | null;
  /** Released drafts in the medians: at most the newest ten of each user. */
  sample_size: number;
  user_count: number;
  /** Median share of a draft's words that stand in the released post, from 0 to 1; null for fewer than five drafts. */
  kept_share: number | null;
  /** Median of the minutes from the finished draft to its first release; null for fewer than five drafts. */
  minutes_to_release: number | null;
}

export class KeptShareListResponse {
  /** At most six, the writer of the newest release first. */
  data: KeptShareResponse[];
}
