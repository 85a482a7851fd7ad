import { IsUUID } from 'class-validator';

export class LessonsParams {
  /** The user's id. */
  @IsUUID()
  id: string;
}

/** What the next batch learns from the user's handling of earlier prompts, as text for staff. */
export class LessonsResponse {
  liked: string[];
  disliked: string[];
  /** What did well before, the best first. */
  winners: string[];
  /** Lines of the user to the staff, about no prompt, the newest first. */
  wishes: string[];
  /** The summary of their ideal client; null without one. */
  icp_summary: string | null;
  /** Number of the `total` prompts that became posts. */
  used_count: number;
  total: number;
}
