/** How far the writers have come to know the user (LEARN-6). */
export class LearningProgressResponse {
  /** Texts that a writer finished for the user. */
  total_generations: number;
  /** Of the user's ratings of prompts and posts, from 1 to 5 on two decimals; null without any. */
  avg_quality_rating: number | null;
  /** Texts that were changed before their post was scheduled or out, and those of them that were looked at for habits. */
  total_edits: number;
  processed_edits: number;
  /** Habits that were noticed, and those that the user made a rule. */
  total_insights: number;
  active_insights: number;
  /** How sure these habits are, from 0 to 1 on two decimals; null without any. */
  avg_confidence_score: number | null;
  sample_posts_count: number;
  /** Percent on two decimals, over the training posts with figures; null without any. */
  avg_sample_engagement: number | null;
}

export class LearningProgressAnswer {
  data: LearningProgressResponse;
}
