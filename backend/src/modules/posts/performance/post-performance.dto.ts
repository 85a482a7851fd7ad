import { type FigureSource, PERFORMANCE_FIGURE_MAX, type PerformanceFigures } from '@drumbeat/domain';
import { IsInt, Max, Min } from 'class-validator';

/** The figures as LinkedIn shows them to the author; they replace the ones before. */
export class RecordPerformanceRequest implements PerformanceFigures {
  @IsInt()
  @Min(0)
  @Max(PERFORMANCE_FIGURE_MAX)
  impressions: number;

  @IsInt()
  @Min(0)
  @Max(PERFORMANCE_FIGURE_MAX)
  likes: number;

  @IsInt()
  @Min(0)
  @Max(PERFORMANCE_FIGURE_MAX)
  comments: number;

  @IsInt()
  @Min(0)
  @Max(PERFORMANCE_FIGURE_MAX)
  shares: number;
}

export class PostPerformanceResponse {
  impressions: number;
  likes: number;
  comments: number;
  shares: number;
  /** Percent with two decimals; null without impressions, and above 100 where the figures say so. */
  engagement_rate: number | null;
  /** Who said them: somebody who typed or imported them, or LinkedIn itself. */
  source: FigureSource;
  recorded_at: Date;
}
