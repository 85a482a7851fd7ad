import type { PerformanceFigures } from '../posts/engagement.rules.js';
import type { PlainDate } from '../time/plain-date.js';

/** What users enter of a training post, by the names of the request. */
export interface TrainingPostFields extends PerformanceFigures {
  postContent: string;
  linkedinUrl: string | null;
  postDate: PlainDate | null;
}

export type TrainingPostField = keyof TrainingPostFields;

/** What a post that is saved again says otherwise: the offer to update it (TRAINING-10). */
export interface TrainingPostDifference {
  readonly field: TrainingPostField;
  /** Null where nothing was known. */
  readonly from: string | number | null;
  readonly to: string | number;
}
