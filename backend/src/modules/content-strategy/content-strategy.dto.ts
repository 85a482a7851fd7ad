import { PROFILE_LIMITS, type PlainDate } from '@drumbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt, Max, Min } from 'class-validator';

export class StrategyPillarResponse {
  /** From 1. */
  number: number;
  name: string;
  /** Percent of the posts that it should have. */
  target: number;
  /** Of the last ten posts. */
  posts: number;
  /** Of the last ten posts; null for none. */
  last_posted_at: Date | null;
}

/** What a beat of the next week has, or could have. */
export class StrategyBeatResponse {
  date: PlainDate;
  /** A post is planned; a prompt waits; nothing yet, and this is a suggestion. */
  @ApiProperty({ enum: ['post', 'prompt', 'open'] })
  kind: 'post' | 'prompt' | 'open';
  /** Of the post, or the hook of the prompt; null where there is none. */
  name: string | null;
  post_id: string | null;
  /** Of a suggestion: an earlier prompt on its pillar that nobody used; null where there is none. */
  prompt_id: number | null;
  pillar_number: number | null;
}

/** What the profile says of whom the user writes for; null where it says nothing. */
export class StrategyClientResponse {
  ideal_target_client: string | null;
  client_pain_points: string | null;
  target_audience: string | null;
}

/** The user's pillars and what of them was posted and is next (STRATEGY-1). */
export class ContentStrategyResponse {
  pillars: StrategyPillarResponse[];
  /** Posts that the balance is taken of; ten at most. */
  posts: number;
  /** Of these, those that were written from no prompt. */
  posts_without_pillar: number;
  client: StrategyClientResponse;
  /** Written from the client's fields; null until it was. */
  icp_summary: string | null;
  weekly_posting_goal: number;
  /** By staff: the mix cannot be changed. */
  is_locked: boolean;
  /** Monday, Wednesday and Friday of the next week. */
  next_week: StrategyBeatResponse[];
}

export class ContentStrategyAnswer {
  data: ContentStrategyResponse;
}

export class PillarMixRequest {
  /** Percent of each pillar, together 100. */
  @IsArray()
  @ArrayMaxSize(PROFILE_LIMITS.pillars)
  @IsInt({ each: true })
  @Min(0, { each: true })
  @Max(100, { each: true })
  shares: number[];
}
