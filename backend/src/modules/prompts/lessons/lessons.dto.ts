import { IsUUID } from 'class-validator';

export class LessonsParams {
  /** The user's. */
  @IsUUID()
  id: string;
}

/** What the next batch for a user learns from what the user did with the prompts so far, in words for staff. */
export class LessonsResponse {
  liked: string[];
  disliked: string[];
  /** Of `total` prompts, those that became posts. */
  used_count: number;
  total: number;
}
