import type { SavedTrainingPost, TrainingPostResponse } from './training-posts.dto.js';
import type { TrainingPostRow } from './training-posts.repository.js';

/** A training post as its user sees it. */
export function presentTrainingPost(row: TrainingPostRow): TrainingPostResponse {
  return row;
}

/** The result of a save. */
export function presentSaved({ id, engagement_rate, insights }: TrainingPostRow): SavedTrainingPost {
  return { id, engagement_rate, insights };
}
