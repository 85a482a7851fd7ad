import { type FigureSource, type KnownFigures, PERFORMANCE_FIGURE_MAX } from '@drumbeat/domain';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** The figures as LinkedIn shows them to the author; they replace the ones before. One at least: what is left out or null is missing, not 0. */
export class RecordPerformanceRequest implements Partial<KnownFigures> {
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(PERFORMANCE_FIGURE_MAX)
  impressions?: number | null;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(PERFORMANCE_FIGURE_MAX)
  likes?: number | null;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(PERFORMANCE_FIGURE_MAX)
  comments?: number | null;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(PERFORMANCE_FIGURE_MAX)
  shares?: number | null;
}

/** Each is null where nobody said it. */
export class PostPerformanceResponse {
  impressions: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  /** Percent with two decimals; null without impressions or where a figure is missing, and above 100 where the figures say so. */
  engagement_rate: number | null;
  /** Who said them: somebody who typed or imported them, or LinkedIn itself. */
  source: FigureSource;
  recorded_at: Date;
}
