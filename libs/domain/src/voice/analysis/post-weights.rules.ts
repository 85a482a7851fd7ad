import { EXAMPLE_IMPRESSIONS_MIN, GREAT_ENGAGEMENT_RATE } from '../../posts/engagement.rules.js';

/** Figures of a post that is analysed; null where they are not known. */
interface AnalysedPostFigures {
  readonly impressions: number | null;
  /** In percent. */
  readonly engagement_rate: number | null;
}

/** A post that is an example to write by (TRAINING-9) counts twice; from a third of its rate on, as a good one, one and a half times. */
const GREAT_WEIGHT = 2;
const GOOD_WEIGHT = 1.5;
const GOOD_RATE = 1;

/** What a post weighs in an analysis. Halves and whole numbers: their sums are exact in any order. */
export function performanceWeight({ impressions, engagement_rate: rate }: AnalysedPostFigures): number {
  if (rate === null || impressions === null || impressions < EXAMPLE_IMPRESSIONS_MIN) return 1;
  if (rate >= GREAT_ENGAGEMENT_RATE) return GREAT_WEIGHT;
  return rate >= GOOD_RATE ? GOOD_WEIGHT : 1;
}
