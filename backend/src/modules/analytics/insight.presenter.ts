import { type Insight, INSIGHT_CONFIDENCE, insightWords } from '@drumbeat/domain';
import type { InsightResponse } from './analytics.dto.js';

/** @param pillars names of the user's pillars, the first is number 1 */
export function presentInsights(insights: readonly Insight[], pillars: readonly string[]): InsightResponse[] {
  return insights.map((insight) => {
    const { finding, sample, recommendation } = insightWords(insight, (pillar) => pillars[pillar - 1] ?? '');
    return {
      insight_type: insight.type,
      finding,
      sample,
      recommendations: [recommendation],
      confidence_score: INSIGHT_CONFIDENCE[insight.type],
      performance_impact: insight.type === 'best_kind' ? insight.times : null,
    };
  });
}
