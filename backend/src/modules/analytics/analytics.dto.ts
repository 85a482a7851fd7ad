import {
  ANALYTICS_RANGES,
  type AnalyticsRange,
  type Breakdown,
  BREAKDOWNS,
  DEFAULT_ANALYTICS_RANGE,
  INSIGHT_TYPES,
  type InsightType,
  type PlainDate,
  PROFILE_LIMITS,
  PUBLISHED_POST_SORTS,
  type PublishedPostSort,
  SERIES_STEPS,
  type SeriesStep,
} from '@drumbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { POSTS_FILE_FORMATS, type PostsFileFormat } from './posts-file.js';

export class AnalyticsQuery {
  @IsOptional()
  @IsIn(ANALYTICS_RANGES)
  range: AnalyticsRange = DEFAULT_ANALYTICS_RANGE;
}

/** Order and filter of the table. */
export class AnalyticsFilterQuery extends AnalyticsQuery {
  @IsOptional()
  @IsIn(PUBLISHED_POST_SORTS)
  sort: PublishedPostSort = 'posted_at';

  @IsOptional()
  @IsIn(['asc', 'desc'])
  order: 'asc' | 'desc' = 'desc';

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(PROFILE_LIMITS.pillars)
  pillar?: number;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  search?: string;
}

export class AnalyticsPostsQuery extends AnalyticsFilterQuery {
  /** From 1. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1_000)
  page: number = 1;
}

export class AnalyticsFileQuery extends AnalyticsFilterQuery {
  @IsOptional()
  @IsIn(POSTS_FILE_FORMATS)
  format: PostsFileFormat = 'csv';
}

/** Sums over posts with figures; null where none of them has that one. */
export class FigureTotalsResponse {
  posts: number;
  impressions: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  /** Of the impressions together of those that have all four, percent on two decimals; null without impressions. */
  rate: number | null;
}

export class SeriesPointResponse {
  /** Of the post; else the first day of the week (Monday) or month. */
  day: PlainDate;
  /** Where the point is one post, else null. */
  post_id: string | null;
  title: string | null;
  /** Null where the post, or no post of the week or month, has figures. */
  totals: FigureTotalsResponse | null;
}

export class FigureSeriesResponse {
  @ApiProperty({ enum: SERIES_STEPS })
  step: SeriesStep;
  /** Oldest first. */
  points: SeriesPointResponse[];
}

export class KindFiguresResponse {
  /** Number of the pillar, of the weekday (1 Monday to 7 Sunday), or name of the length or opening. */
  key: string;
  posts: number;
  /** Null from too few posts. */
  median_impressions: number | null;
  /** Percent; null from too few posts. */
  median_rate: number | null;
}

export class BreakdownResponse {
  @ApiProperty({ enum: BREAKDOWNS })
  by: Breakdown;
  /** Only kinds that have posts. */
  kinds: KindFiguresResponse[];
}

/** A post that is out, by its newest figures; null where nobody said one. */
export class AnalyticsPostResponse {
  post_id: string;
  title: string;
  posted_at: Date;
  /** Of the prompt that it was written from. */
  pillar_number: number | null;
  impressions: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  /** Percent on two decimals; null without impressions, or where a figure is missing. */
  engagement_rate: number | null;
}

export class AnalyticsFiguresResponse {
  /** That went out in the range. */
  posts: number;
  /** Out for less than two days, without figures. */
  waiting: number;
  /** Out for longer, without figures. */
  missing: number;
  /** Null where no post of the range has figures. */
  totals: FigureTotalsResponse | null;
  /** Of as many days before the range; null for all time, and where no post of them has figures. */
  before: FigureTotalsResponse | null;
  median_impressions: number | null;
  /** Percent. */
  median_rate: number | null;
  series: FigureSeriesResponse;
  breakdowns: BreakdownResponse[];
  /** At most five, by engagement rate. */
  top_posts: AnalyticsPostResponse[];
}

/** What the posts of the range tell, in words and with the size of the sample. */
export class InsightResponse {
  @ApiProperty({ enum: INSIGHT_TYPES })
  insight_type: InsightType;
  finding: string;
  sample: string;
  recommendations: string[];
  /** From 0 to 1: how sure a finding of this type is. */
  confidence_score: number;
  /** How many times the median of the other posts; null where nothing is compared. */
  performance_impact: number | null;
}

/** An insight of all posts, kept since they first told it (ANALYTICS-6). */
export class KeptInsightResponse extends InsightResponse {
  id: string;
  /** The figures behind its words: what was compared, by how much, and how many posts. */
  insight_data: Record<string, unknown>;
  /** Whether the figures still tell it. */
  is_active: boolean;
  created_at: Date;
  /** When its figures last changed, or it ended. */
  updated_at: Date;
}

export class KeptInsightsAnswer {
  data: KeptInsightResponse[];
}

/** Figures and insights of a range of days (ANALYTICS-1). */
export class AnalyticsResponse {
  @ApiProperty({ enum: ANALYTICS_RANGES })
  range: AnalyticsRange;
  /** Days in the user's zone, both included. */
  since: PlainDate;
  until: PlainDate;
  /** Null where reading them took too long. */
  figures: AnalyticsFiguresResponse | null;
  /** Null where reading them took too long. */
  insights: InsightResponse[] | null;
  /** Posts with figures that are missing until the first insight; 0 from then on. */
  posts_until_insights: number;
}

export class AnalyticsAnswer {
  data: AnalyticsResponse;
}

export class AnalyticsPostsResponse {
  /** Twenty at most. */
  data: AnalyticsPostResponse[];
  /** Of all pages. */
  total: number;
}
