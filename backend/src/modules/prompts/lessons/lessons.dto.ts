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
  /** Number of the `total` prompts that became posts. */
  used_count: number;
  total: number;
}
