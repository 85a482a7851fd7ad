import {
  ACTIVITIES_MAX,
  type ActivityKind,
  type PerformanceCategory,
  type PlainDate,
  TREND_ITEMS_MAX,
  TREND_RANGES,
  type TrendRange,
} from '@drumbeat/domain';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';

export class StreakWeekResponse {
  /** Its first day. */
  sunday: PlainDate;
  posts: number;
  is_planned_break: boolean;
}

/** Of the week from Sunday to Saturday in the user's zone. */
export class WeeklyStatsResponse {
  /** Begun in this week and not posted. */
  drafts: number;
  posted: number;
  /** Of these, on the calendar from today to the end of the week. */
  availablePrompts: number;
}

/**
 * The dashboard's figures (DASHBOARD-1). Posts that are hidden or in the bin count for nothing; training posts only for what was read
 * and said: impressions, reactions and the rate.
 */
export class DashboardStatsResponse {
  total_posts: number;
  published_posts: number;
  posts_this_week: number;
  weekly_posting_goal: number;
  /** Percent, above 100 where more was posted; null for a goal of 0. */
  weekly_progress: number | null;
  /** By the newest figures of each post, as the three below; each is null where no post has it. */
  total_impressions: number | null;
  /** Percent on two decimals, the mean of the posts that have a rate; null without any. */
  avg_engagement_rate: number | null;
  total_likes: number | null;
  total_comments: number | null;
  total_shares: number | null;
  /** Weeks in a row, up to now, with enough posts. */
  posting_streak: number;
  /** The last eight, oldest first. */
  streak_weeks: StreakWeekResponse[];
  /** Prompts that can still be used: no post was begun from them, and their day is not over. */
  available_prompts: number;
  /** Of posts that went out in these days; null where none of them has figures. */
  impressions_last_30_days: number | null;
  impressions_30_days_before: number | null;
  /** The same as `published_posts`. */
  completedPosts: number;
  /** The same as `available_prompts`. */
  availablePrompts: number;
  /** The same as `total_posts`. */
  totalPosts: number;
  /** Percent of the posts that are out; null without posts. */
  completionRate: number | null;
  weekly: WeeklyStatsResponse;
}

export class DashboardStatsAnswer {
  data: DashboardStatsResponse;
}

export class PerformanceTrendsQuery {
  @IsOptional()
  @IsIn(TREND_RANGES)
  timeRange: TrendRange = 'week';

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(TREND_ITEMS_MAX)
  limit: number = 20;
}

/** A post that is out, by its newest figures. */
export class TrendItemResponse {
  post_id: string;
  title: string;
  posted_at: Date;
  /** Of the prompt that it was written from. */
  pillar_number: number | null;
  /** Null where nobody said them. */
  impressions: number | null;
  /** Percent on two decimals; null without impressions, or where a figure is missing. */
  engagement_rate: number | null;
  /** Null without a rate. */
  performance_category: PerformanceCategory | null;
}

export class PerformanceTrendsResponse {
  data: TrendItemResponse[];
}

export class ActivityFeedQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(ACTIVITIES_MAX)
  limit: number = 10;
}

export class ActivityResponse {
  kind: ActivityKind;
  /** Of the post, training post, analysis or batch of prompts. */
  id: string;
  at: Date;
  /** Of the post, else empty. */
  name: string;
  /** Prompts that arrived, posts that were analysed; else 1. */
  count: number;
}

export class ActivityFeedResponse {
  data: ActivityResponse[];
}

/** How far the writers have come to know the user (LEARN-6). */
export class LearningProgressResponse {
  /** Texts that a writer finished for the user. */
  total_generations: number;
  /** Of the user's ratings of prompts and posts, from 1 to 5 on two decimals; null without any. */
  avg_quality_rating: number | null;
  /** Texts that were changed before their post was scheduled or out, and those of them that were looked at for habits. */
  total_edits: number;
  processed_edits: number;
  /** Habits that were noticed, and those that the user made a rule. */
  total_insights: number;
  active_insights: number;
  /** How sure these habits are, from 0 to 1 on two decimals; null without any. */
  avg_confidence_score: number | null;
  sample_posts_count: number;
  /** Percent on two decimals, over the training posts with figures; null without any. */
  avg_sample_engagement: number | null;
}

export class LearningProgressAnswer {
  data: LearningProgressResponse;
}

/** A prompt of the calendar that nobody has used yet. */
export class UpcomingPromptResponse {
  id: number;
  hook: string;
  pillar_number: number;
  scheduled_date: PlainDate;
}

export class UpcomingPromptsResponse {
  /** From today on, the next first; five at most. */
  data: UpcomingPromptResponse[];
}

export class RefreshPostsQuery {
  /** One's own id, for callers that name whose answers they mean. */
  @IsOptional()
  @IsUUID()
  userId?: string;
}

/** The console's numbers of the day, over all users: of the last 24 hours, if nothing else is said. */
export class AdminFiguresResponse {
  published: number;
  /** Of these, a minute or more after their time. */
  published_late: number;
  /** Scheduled for the next 24 hours. */
  due: number;
  /** Stars of prompts on one decimal, over 30 days; null without any. */
  prompt_rating: number | null;
  prompt_ratings: number;
  /** Whole drafts that a writer finished. */
  drafts_written: number;
  signed_up: number;
}

export class UserActivityParams {
  @IsUUID()
  id: string;
}

/** What a user did of late, for staff. */
export class UserActivityResponse {
  /** Null where nothing went out but what was brought along for training. */
  last_posted_at: Date | null;
  /** As the user's own dashboard has it. */
  posting_streak: number;
  posts_this_week: number;
  weekly_posting_goal: number;
}
