import {
  engagementRate,
  exceedsImpressions,
  type KnownFigures,
  type PerformanceFigures,
} from '../../posts/engagement.rules.js';
import { totalEngagement } from '../training-post.rules.js';

/** Figures of a training post; `engagements` is the sum alone that LinkedIn's analytics tell, null where nobody told it. */
export interface TrainingFigures extends PerformanceFigures {
  engagements: number | null;
}

/** Engagement in percent by what is known: the sum of LinkedIn, or of likes, comments and shares where that is larger. Null without impressions. */
export function knownEngagementRate({ engagements, ...figures }: TrainingFigures): number | null {
  const all = Math.max(totalEngagement(figures), engagements ?? 0);
  return engagementRate({ impressions: figures.impressions, likes: all, comments: 0, shares: 0 });
}

/** More reactions than the known impressions, counted one by one or told as a sum: taken only if its user means it (POST-6). */
export function areFiguresDoubtful({
  engagements,
  ...figures
}: KnownFigures & { readonly engagements: number | null }): boolean {
  const { impressions } = figures;
  return exceedsImpressions(figures) || (impressions !== null && (engagements ?? 0) > impressions);
}
