import {
  PERFORMANCE_FIGURE_MAX,
  TRAINING_POST_MAX,
  TRAINING_TEXTS,
  type PerformanceCategory,
  type PlainDate,
} from '@drumbeat/domain';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import type { TrainingTextKind } from './training-post.entity.js';
import { IsGivenOrAbsent } from '../../platform/http/validation/given-or-absent.validator.js';
import { IsPlainDate } from '../../platform/http/validation/time.validator.js';
import { ListQuery } from '../../platform/http/lists/list-query.dto.js';
import { QueryBoolean } from '../../platform/http/validation/query-boolean.js';
import { Trimmed, TrimmedOrNull } from '../../platform/http/validation/trimmed.js';

const TRAINING_URL_MAX = 2_000;

/** An empty input of a form is no figure: 0 (TRAINING-2). Other texts stay as they are, for @IsInt to refuse. */
function BlankIsZero(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    value === null || (typeof value === 'string' && value.trim() === '') ? 0 : value,
  );
}

export class ListTrainingPostsQuery extends ListQuery {
  /** Returns all of them instead of a page. */
  @IsOptional()
  @QueryBoolean()
  @IsBoolean()
  all?: boolean;
}

export class TrainingPostParams {
  @IsUUID()
  id: string;
}

export class RemoveTrainingPostQuery {
  @IsNotEmpty({ message: TRAINING_TEXTS.missingId })
  @IsUUID()
  id: string;
}

/** The post's figures, address and date on LinkedIn; blank ones are 0 or none. */
class TrainingPostFactsRequest {
  @IsGivenOrAbsent()
  @BlankIsZero()
  @IsInt()
  @Min(0)
  @Max(PERFORMANCE_FIGURE_MAX)
  impressions?: number;

  @IsGivenOrAbsent()
  @BlankIsZero()
  @IsInt()
  @Min(0)
  @Max(PERFORMANCE_FIGURE_MAX)
  likes?: number;

  @IsGivenOrAbsent()
  @BlankIsZero()
  @IsInt()
  @Min(0)
  @Max(PERFORMANCE_FIGURE_MAX)
  comments?: number;

  @IsGivenOrAbsent()
  @BlankIsZero()
  @IsInt()
  @Min(0)
  @Max(PERFORMANCE_FIGURE_MAX)
  shares?: number;

  /** An https address on linkedin.com; empty for none. */
  @IsOptional()
  @TrimmedOrNull()
  @IsString()
  @MaxLength(TRAINING_URL_MAX)
  linkedinUrl?: string | null;

  /** The day on which it was posted, such as 2026-11-20. */
  @IsOptional()
  @TrimmedOrNull()
  @IsPlainDate()
  postDate?: PlainDate | null;
}

/** Fields that are left out stay unchanged. */
export class ChangeTrainingPostRequest extends TrainingPostFactsRequest {
  @IsGivenOrAbsent()
  @Trimmed()
  @IsString()
  @IsNotEmpty({ message: TRAINING_TEXTS.contentRequired })
  @MaxLength(TRAINING_POST_MAX, { message: TRAINING_TEXTS.tooLong })
  postContent?: string;
}

export class SaveTrainingPostRequest extends TrainingPostFactsRequest {
  @Trimmed()
  @IsString()
  @IsNotEmpty({ message: TRAINING_TEXTS.contentRequired })
  @MaxLength(TRAINING_POST_MAX, { message: TRAINING_TEXTS.tooLong })
  postContent: string;
}

export class TrainingPostInsights {
  performance_category: PerformanceCategory;
}

/** A training post with its figures (TRAINING-1). */
export class TrainingPostResponse {
  id: string;
  user_id: string;
  /** What it is: an imported comment or article is no post of the library. */
  kind: TrainingTextKind;
  post_content: string;
  impressions: number;
  likes: number;
  comments: number;
  shares: number;
  /** Likes, comments and shares as one sum, where an import told it; null where none did. */
  engagements: number | null;
  /** Percent with two decimals; null without impressions, and above 100 where the figures say so. */
  engagement_rate: number | null;
  post_date: PlainDate | null;
  /** As typed: link to http and https addresses only. */
  linkedin_url: string | null;
  created_at: Date;
  updated_at: Date;
  word_count: number;
  character_count: number;
  performance_category: PerformanceCategory;
  /** Its strengths found by an analysis; empty before one. */
  what_works: string[];
  insights: TrainingPostInsights;
}

export class TrainingPostList {
  training_posts: TrainingPostResponse[];
  /** Number of all of them. */
  total: number;
}

export class TrainingPostListResponse {
  data: TrainingPostList;
  next_cursor: string | null;
}

/** The result of a save: the computed figures. */
export class SavedTrainingPost {
  id: string;
  /** Percent with two decimals; null without impressions. */
  engagement_rate: number | null;
  insights: TrainingPostInsights;
}

export class SavedTrainingPostResponse {
  data: SavedTrainingPost;
}
