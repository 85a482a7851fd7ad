import { engagementRate, type PerformanceFigures } from '../../posts/engagement.rules.js';
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
